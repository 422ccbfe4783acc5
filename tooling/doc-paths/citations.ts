/** What a citation can lead to, read once from the repository. */
export interface Law {
  /** Headings and marked texts of each section of docs/specification.md, by its number. */
  readonly specification: ReadonlyMap<number, ReadonlySet<string>>;
  /** Headings of docs/design.md, `D6` among them. */
  readonly design: ReadonlySet<string>;
  /** Numbers of the records in docs/decisions: `046`. */
  readonly decisions: ReadonlySet<string>;
  /** Numbers of the attacks in tooling/abuse/abuse-cases.ts. */
  readonly abuseCases: ReadonlySet<number>;
  /** How a source outside of the repository may begin, from the last section of docs/design.md. */
  readonly outside: readonly string[];
  /** The text of a file from the root, or null where there is none. */
  readonly read: (path: string) => string | null;
}

/** A citation that leads nowhere. */
export interface CitationFault {
  readonly line: number;
  readonly fault: string;
}

const headingOf = (line: string) => /^#{1,6} (.+?)\s*$/.exec(line)?.[1];

/** The headings of a Markdown text. */
export const headings = (text: string): Set<string> =>
  new Set(text.split("\n").flatMap((line) => headingOf(line) ?? []));

/** The sections of docs/specification.md (`## 9 Constants`): what may be cited in each. */
export function specificationSections(text: string): Map<number, Set<string>> {
  const sections = new Map<number, Set<string>>();
  for (const part of text.split(/^(?=## )/m)) {
    const number = /^## (\d+) /.exec(part)?.[1];
    if (number === undefined) continue;
    const marked = [...part.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
    sections.set(Number(number), new Set([...headings(part), ...marked]));
  }
  return sections;
}

/** The list under "Outside sources" of docs/design.md; a remark in brackets is not part of a name. */
export function outsideSources(design: string): string[] {
  const section = design.split(/^## Outside sources$/m)[1] ?? "";
  return [...section.matchAll(/^- (.+?)(?: \(.*\))?$/gm)].map(([, name = ""]) => name);
}

/** Documents that the repository does not have, and forms that no reader can follow. */
const forbidden: readonly RegExp[] = [
  /\b(?:SPEC|DESIGN|LOOK|FEATURES|MODELS|STACK|DESK|DOOR|HOUSE|FINDINGS|LIGHTING|PAYMENTS|SCALE|SELLING|STYLE|TRADE)(?:\.md\b| §| "|, §)/,
  /\bFEATURES K?\d/,
  /\b[Ii]ssues? (?:\d|#\d|")/,
  /(?<!\bspec |\bRFC \d+ |\bRFC \d+ §[\d.]+, )§/,
  /(?<!\/)\bdocs\/decisions\/\d{3}\b(?!-)/,
];

/** The comments of a file, each with the line that it begins on; of a document, all of it. */
export function commentsOf(path: string, text: string): { readonly text: string; readonly line: number }[] {
  if (/\.(?:md|txt)$/.test(path)) return [{ text, line: 1 }];
  const comment = /\.(?:ts|tsx)$/.test(path)
    ? /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g
    : /(?:^|\s)(?:--|#)[^\n]*/g;
  return [...text.matchAll(comment)].map((found) => ({
    text: found[0],
    line: text.slice(0, found.index).split("\n").length,
  }));
}

/** Every citation of a file that leads nowhere. @param path from the root; its ending says what a comment is */
export function citationFaults(path: string, text: string, law: Law): CitationFault[] {
  return commentsOf(path, text).flatMap((comment) => faultsIn(comment.text, comment.line, law));
}

function faultsIn(comment: string, firstLine: number, law: Law): CitationFault[] {
  const faults: CitationFault[] = [];
  // A citation may go on in the next line of a comment; the length stays, so that positions stay true.
  const text = comment.replaceAll(/\n\s*\*(?!\/)/g, (gap) => " ".repeat(gap.length));
  const lineAt = (index: number) => firstLine + comment.slice(0, index).split("\n").length - 1;
  const fault = (index: number, what: string) => faults.push({ line: lineAt(index), fault: what });
  const onOneLine = (quoted: string) => quoted.replaceAll(/\s+/g, " ");

  for (const pattern of forbidden)
    for (const found of text.matchAll(new RegExp(pattern, "g")))
      fault(found.index, `not a citation: ${found[0]}`);
  for (const { 0: cited, 1: number, 2: quoted, index } of text.matchAll(/\bspec §(\d+)(?:\s+"([^"]+)")?/g)) {
    const section = law.specification.get(Number(number));
    if (section === undefined || (quoted !== undefined && !section.has(onOneLine(quoted))))
      fault(index, onOneLine(cited));
  }
  for (const { 0: cited, 1: quoted = "", index } of text.matchAll(/\bdesign\s+"([^"]+)"/g))
    if (!law.design.has(onOneLine(quoted))) fault(index, onOneLine(cited));
  const listed = [...text.matchAll(/\bdesign\s+D\d+(?:(?:,| and)\s+D\d+)*/g)];
  for (const { 0: cited, index } of listed)
    for (const [decision] of cited.matchAll(/D\d+/g))
      if (!law.design.has(decision)) fault(index, `design ${decision}`);
  for (const { 0: bare, index } of text.matchAll(/(?<![\w.#/%-]|^### )D\d{1,2}\b(?![-.%])/gm))
    if (!listed.some((list) => list.index < index && index < list.index + list[0].length))
      fault(index, `${bare} without "design"`);
  for (const { 0: cited, 1: numbers = "", index } of text.matchAll(
    /\bdecisions?\s+(\d{3}(?:(?:,| and)\s+\d{3})*)\b/g,
  ))
    if (!numbers.split(/,? and |,? /).every((number) => law.decisions.has(number)))
      fault(index, onOneLine(cited));
  for (const { 0: cited, 1: number, index } of text.matchAll(/\babuse\s+case\s+(\d+)/g))
    if (!law.abuseCases.has(Number(number))) fault(index, onOneLine(cited));
  for (const { 0: tag, 1: source = "", index } of text.matchAll(
    /(?<!`)@source\s+([\s\S]*?)(?=\s@\w|\*\/|$)/g,
  ))
    if (!isSource(onOneLine(source).trim(), law)) fault(index, onOneLine(tag).trim());
  return faults;
}

/** Whether a `@source` begins with something that a reader can open: a citation, a file with its heading, a law. */
function isSource(source: string, law: Law): boolean {
  if (/^(?:spec §\d|design (?:"|D\d)|decision \d{3}|abuse case \d)/.test(source)) return true;
  if (law.outside.some((name) => source.startsWith(name))) return true;
  const [, path = "", heading] = /^([\w./[\]()-]+\.\w+)(?: "([^"]+)")?/.exec(source) ?? [];
  const text = path === "" ? null : law.read(path);
  return text !== null && (heading === undefined || headings(text).has(heading));
}
