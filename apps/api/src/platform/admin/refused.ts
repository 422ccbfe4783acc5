/** What is wrong with one field of a command's input, as a sentence. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Why a command was not carried out; nothing was changed. The message is a sentence for the person who gave it. */
export class Refused extends Error {
  override readonly name = "Refused";
  /** What the desk answers it with. */
  readonly status: 403 | 404 | 409 | 422;
  /** The field of the command's input at fault. */
  readonly field: string | undefined;
  /** What else is wrong, where several things are. */
  readonly others: readonly FieldFault[];
  /** `conflict`: someone else was faster, and both versions are worth a look. */
  readonly isConflict: boolean;
  /** What is given may be a slip: it goes once each field at fault is named among what is `accepted`. */
  readonly isQuestion: boolean;

  constructor(
    message: string,
    {
      status = 409,
      field,
      cause,
      others = [],
      isConflict = false,
      isQuestion = false,
    }: {
      readonly status?: 403 | 404 | 409 | 422;
      readonly field?: string;
      readonly cause?: unknown;
      readonly others?: readonly FieldFault[];
      readonly isConflict?: boolean;
      readonly isQuestion?: boolean;
    } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.field = field;
    this.others = others;
    this.isConflict = isConflict;
    this.isQuestion = isQuestion;
  }
}

/** The refusal of an input with which several things are wrong; undefined where nothing is. */
export function refusalOf(faults: readonly FieldFault[]): Refused | undefined {
  const [first, ...others] = faults;
  return first && new Refused(first.message, { status: 422, field: first.field, others });
}

/** Asks about fields whose value may be a slip; undefined where there is nothing to ask. */
export function questionOf(questions: readonly FieldFault[]): Refused | undefined {
  const [first, ...others] = questions;
  return first && new Refused(first.message, { field: first.field, others, isQuestion: true });
}
