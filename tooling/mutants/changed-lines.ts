import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import { root } from "@precise/run/workspace";

/** Lines of a file, counted from 1; both ends belong to it. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Every line of a file. */
export const wholeFile: LineRange = { first: 1, last: 100_000 };

/** What differs from a commit: the new lines by file, as a path from the repository's root. */
export interface ChangedLines {
  readonly since: string;
  readonly rangesByFile: ReadonlyMap<string, readonly LineRange[]>;
}

/**
 * The lines that this work has added or changed since it left a branch, committed or not. On the branch itself the work
 * is its last commit, with what is not committed yet.
 * @throws PlainFailure where git knows no such branch
 */
export async function findChangedLines(
  branch: string,
  machine: Readonly<Record<string, string>>,
): Promise<ChangedLines> {
  const git = async (...args: string[]) => {
    const end = await runCommand({ command: "git", args, cwd: root, env: machine, limitMs: 60_000 });
    if (!end.isOk) throw new PlainFailure(`git ${args.join(" ")}: ${end.output.trim()}`);
    return end.stdout.trim();
  };
  const head = await git("rev-parse", "HEAD");
  const base = await git("merge-base", "HEAD", branch);
  const since = base === head ? await git("rev-parse", "HEAD~1") : base;
  const changed = readDiff(await git("diff", "--no-color", "--no-ext-diff", "--unified=0", since));
  const newFiles = (await git("ls-files", "--others", "--exclude-standard")).split("\n").filter(Boolean);
  for (const file of newFiles) changed.set(file, [wholeFile]);
  return { since, rangesByFile: changed };
}

/** The added lines in the output of `git diff --unified=0`. */
export function readDiff(diff: string): Map<string, LineRange[]> {
  const rangesByFile = new Map<string, LineRange[]>();
  let ranges: LineRange[] = [];
  for (const line of diff.split("\n")) {
    const file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1];
    if (file !== undefined) {
      ranges = [];
      rangesByFile.set(file, ranges);
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk === null) continue;
    const first = Number(hunk[1]);
    const count = Number(hunk[2] ?? 1);
    if (count > 0) ranges.push({ first, last: first + count - 1 });
  }
  return rangesByFile;
}
