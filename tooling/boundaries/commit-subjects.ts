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

/** Subjects of the commits that `main` lacks, merges apart; none on `main` and where the history is not there. */
export function newSubjects(root: string): string[] {
  for (const base of ["main", "origin/main"]) {
    try {
      const args = ["log", "--no-merges", "--format=%s", `${base}..HEAD`];
      const subjects = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
      return subjects.split("\n").filter((subject) => subject !== "");
    } catch {
      // No such branch here, or no repository at all.
    }
  }
  return [];
}
