import { execFileSync } from "node:child_process";

const CONVENTIONAL =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([a-z0-9, -]+\))?!?: [^A-Z\s]/;
const MAX_LENGTH = 72;

/** What is wrong with the subject of a commit: its length, or its beginning; undefined when it is right. */
export function subjectFault(subject: string): string | undefined {
  if (subject.length > MAX_LENGTH) return `"${subject}" has ${subject.length} characters, not ${MAX_LENGTH}`;
  if (!CONVENTIONAL.test(subject)) return `"${subject}" does not begin like "fix(cart-core): keep"`;
  return undefined;
}

/** Of commits that `main` has already, as many are looked at. */
const LATEST = 10;

/**
 * Subjects of the commits that `main` lacks, merges apart; on `main` itself, and where no such branch is there, those of
 * its latest commits.
 * @throws Error where there is no repository
 */
export function newSubjects(root: string): string[] {
  const subjects = (...range: string[]) =>
    execFileSync("git", ["log", "--no-merges", "--format=%s", ...range], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
    })
      .split("\n")
      .filter((subject) => subject !== "");
  for (const base of ["main", "origin/main"]) {
    try {
      const found = subjects(`${base}..HEAD`);
      if (found.length > 0) return found;
    } catch {
      // No such branch here.
    }
  }
  return subjects(`--max-count=${LATEST}`);
}
