import { describe, expect, it } from "vitest";
import { jobSentence, outcomeFile } from "./job-words.ts";

const none = { all: 10, waiting: 0, done: 0, refused: 0, failed: 0, cancelled: 0 };

describe("a bulk act", () => {
  it("says how far it has come", () => {
    expect(jobSentence({ state: "running", counts: { ...none, done: 3, waiting: 7 } })).toBe(
      "3 of 10 done. Still running.",
    );
    expect(jobSentence({ state: "done", counts: { ...none, done: 10 } })).toBe("10 of 10 done.");
  });

  it("says what did not work", () => {
    const counts = { ...none, done: 6, refused: 2, failed: 1, cancelled: 1 };
    expect(jobSentence({ state: "cancelled", counts })).toBe(
      "6 of 10 done, 2 not possible, 1 failed, 1 cancelled.",
    );
  });

  it("gives its outcome as a file, in which nothing runs as a formula", () => {
    const file = outcomeFile([
      { number: "PR-1", outcome: "done" },
      { sku: "WL-7", outcome: "refused", reason: "=1+1" },
    ]);
    expect(file).toBe("\uFEFFnumber,outcome,reason\r\nPR-1,done,\r\nWL-7,refused,'=1+1\r\n");
  });
});
