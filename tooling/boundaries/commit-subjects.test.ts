import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newSubjects, subjectFault } from "./commit-subjects.ts";

it("the commits of this branch have conventional subjects", () => {
  const subjects = newSubjects(import.meta.dirname);
  expect(subjects).not.toEqual([]);
  expect(subjects.flatMap((subject) => subjectFault(subject) ?? [])).toEqual([]);
});

describe("the subjects that are looked at", () => {
  let folder: string;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  const commit = (subject: string) =>
    git(..."-c user.name=A -c user.email=a@example.com commit -q --allow-empty -m".split(" "), subject);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "precise-subjects-"));
    git("init", "-q", "-b", "main");
    commit("feat: begin");
    commit("Anything at all");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are main's latest on main", () => {
    expect(newSubjects(folder)).toEqual(["Anything at all", "feat: begin"]);
  });

  it("are a branch's own on a branch", () => {
    git("checkout", "-q", "-b", "work");
    commit("fix: mend");
    expect(newSubjects(folder)).toEqual(["fix: mend"]);
  });
});

it.each([
  `fix(cart-core): keep fee at zero`,
  "docs: record why",
  "feat(api)!: drop a call",
  `test: ${"x".repeat(66)}`,
])("%s is a subject", (subject) => {
  expect(subjectFault(subject)).toBeUndefined();
});

it.each([
  [`test: ${"x".repeat(67)}`, "has 73 characters, not 72"],
  ["patch: refactor", "does not begin like"],
  ["Keep the fee at zero", "does not begin like"],
  ["fix: Keep the fee", "does not begin like"],
])("%s is none", (subject, words) => {
  expect(subjectFault(subject)).toContain(words);
});
