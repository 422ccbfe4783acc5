import { describe, expect, it } from "vitest";
import { caseName, statusName, timeLeft } from "./payment-words.ts";

const now = new Date("2026-11-24T12:00:00Z");

describe("the time that is left to answer a dispute", () => {
  it.each([
    ["2026-11-24T13:30:00Z", "1 h left", true],
    ["2026-11-25T11:59:00Z", "23 h left", true],
    ["2026-11-25T12:00:00Z", "24 h left", false],
    ["2026-11-27T12:00:00Z", "3 days left", false],
    ["2026-11-24T11:59:00Z", "Too late", true],
  ])("until %s is %s", (dueAt, words, isUrgent) => {
    expect(timeLeft(dueAt, now)).toEqual({ words, isUrgent });
  });
});

it("a status of a later release is named by its word", () => {
  expect(statusName("frozen_by_bank")).toBe("Frozen by bank");
});

it.each([
  ["refund", "held", "Refund to release"],
  ["refund", "needs_account", "Refund that needs a bank account"],
  ["order", "refunding", "Refund to pay"],
  ["order", "part_paid", "Part paid"],
  ["order", "not_paid", "Handed over, not paid"],
  ["free", "pos", "POS"],
] as const)("a %s that is %s is called: %s", (kind, status, words) => {
  expect(caseName({ kind, status })).toBe(words);
});
