import { describe, expect, it } from "vitest";
import { ageWords } from "./age-words.ts";

const now = new Date("2026-11-24T12:00:00Z");

describe("an age", () => {
  it.each([
    ["2026-11-24T11:59:30Z", "just now"],
    ["2026-11-24T12:00:10Z", "just now"],
    ["2026-11-24T11:59:00Z", "1 min"],
    ["2026-11-24T11:00:01Z", "59 min"],
    ["2026-11-24T11:00:00Z", "1 h"],
    ["2026-11-22T12:00:01Z", "47 h"],
    ["2026-11-22T12:00:00Z", "2 days"],
  ])("since %s is %s", (since, words) => {
    expect(ageWords(new Date(since), now)).toBe(words);
  });
});
