import { expect, it } from "vitest";
import { readDiff } from "./changed-lines.ts";

it("the lines that a difference adds are counted by file; lines taken away leave none", () => {
  const diff = [
    "diff --git a/src/fee.ts b/src/fee.ts",
    "--- a/src/fee.ts",
    "+++ b/src/fee.ts",
    "@@ -3 +3 @@ export function fee() {",
    "-  return 0;",
    "+  return 1;",
    "@@ -9,0 +10,3 @@",
    "+// one",
    "+// two",
    "+// three",
    "@@ -20,2 +23,0 @@",
    "-// gone",
    "-// gone",
    "diff --git a/src/old.ts b/src/old.ts",
    "--- a/src/old.ts",
    "+++ /dev/null",
    "@@ -1 +0,0 @@",
    "-export {};",
  ].join("\n");
  expect([...readDiff(diff)]).toEqual([
    [
      "src/fee.ts",
      [
        { first: 3, last: 3 },
        { first: 10, last: 12 },
      ],
    ],
  ]);
});
