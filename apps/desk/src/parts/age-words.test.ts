import { describe, expect, it } from "vitest";
import { ageWords, shortMomentText } from "./age-words.ts";

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

it.each([
  ["2026-11-24T13:04:00Z", "14:04"],
  ["2026-11-23T22:59:00Z", "23 Nov, 23:59"],
  ["2026-11-23T23:00:00Z", "00:00"],
  ["2025-12-31T12:00:00Z", "31 Dec 2025, 13:00"],
])("the moment %s is %s in a list", (at, text) => {
  expect(shortMomentText(at, now)).toBe(text);
});
