/** A path that a document names. */
export interface NamedPath {
  readonly path: string;
  readonly line: number;
}

const TOP_FOLDERS = ["apps", "packages", "tooling", "docs", "deploy", ".ci", ".github", ".changeset"];

/**
 * Paths of this repository that a Markdown text names: in code marks from one of the top folders, and as targets of
 * relative links. A `*` matches any part of a name, `<x>` one that the reader chooses.
 */
export function namedPaths(text: string): NamedPath[] {
  const found: NamedPath[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    for (const [, code = ""] of line.matchAll(/`([^`\s]+)`/g)) {
      if (TOP_FOLDERS.some((folder) => code === folder || code.startsWith(`${folder}/`)))
        found.push({ path: code, line: at + 1 });
    }
    for (const [, target = ""] of line.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (!/^(?:[a-z]+:|#)/.test(target)) found.push({ path: target.replace(/#.*$/, ""), line: at + 1 });
    }
  }
  return found;
}

/** Files that a table's rows name beside their folder: `place.ts`, `mail/order-mail.ts`. A `*` names none. */
export function namesBesideFolder(text: string): NamedPath[] {
  return text.split("\n").flatMap((line, at) => {
    if (!line.startsWith("|")) return [];
    const codes = [...line.matchAll(/`([\w.[\]/-]+\.(?:tsx?|mjs|json|sql|ya?ml))`/g)].map(
      ([, code = ""]) => code,
    );
    const names = codes.filter((code) => !TOP_FOLDERS.some((folder) => code.startsWith(`${folder}/`)));
    return names.map((path) => ({ path, line: at + 1 }));
  });
}

/** Rows of the table of docs/spec-trace.md: the heading of the specification, the fact, where it is, its test. */
export interface TraceRow {
  readonly id: string;
  readonly part: string;
  readonly fact: string;
  readonly file: string;
  readonly test: string;
  readonly line: number;
}

/** Reads the table rows of docs/spec-trace.md; heads and rules are left out. */
export function traceRows(text: string): TraceRow[] {
  const rows: TraceRow[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const cells = /^\|(.*)\|\s*$/
      .exec(line)?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const [id = "", part = "", fact = "", file = "", test = ""] = cells ?? [];
    if (/^\d+\.\d+$/.test(id)) rows.push({ id, part, fact, file, test, line: at + 1 });
  }
  return rows;
}
