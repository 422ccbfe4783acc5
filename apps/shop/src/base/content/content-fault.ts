/** Something wrong in a content file: where it is and what to do, for people who do not program. */
export interface ContentFault {
  /** Path below the content folder. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** `groups.0.questions.2.answer`, or `text` for what stands below the front matter. */
  readonly field: string;
  readonly message: string;
}

/** `help.yaml:12 groups.0.title: is missing` */
export function faultText({ file, line, field, message }: ContentFault): string {
  return `${file}:${line} ${field}: ${message}`;
}

/** Content files are wrong. The message lists every fault, one a line. */
export class BadContent extends Error {
  override readonly name = "BadContent";
  readonly faults: readonly ContentFault[];
  constructor(faults: readonly ContentFault[]) {
    super(faults.map(faultText).join("\n"));
    this.faults = faults;
  }
}
