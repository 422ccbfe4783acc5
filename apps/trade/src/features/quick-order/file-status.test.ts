import { expect, it } from "vitest";
import { fileStatus } from "./file-status.ts";

it.each([
  [null, null, ""],
  [{ name: "five.csv", state: "sent" }, { done: 0, total: 0 }, "Sending five.csv."],
  [{ name: "five.csv", state: "sent" }, { done: 40, total: 5000 }, "Checking row 40 of 5000."],
  [{ name: "five.csv", state: "read" }, null, "five.csv checked."],
  [{ name: "five.csv", state: "too-large" }, null, ""],
] as const)("of %o with %o it says %j", (file, progress, words) => {
  expect(fileStatus(file, progress)).toBe(words);
});

it("a file that was refused is never called read", () => {
  expect(fileStatus({ name: "five1.csv", state: "refused" }, null)).toBe("");
});
