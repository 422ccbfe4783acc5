import { expect, it } from "vitest";
import { choiceText, readChoice } from "./consent-choice.ts";

const scripts = { tracking: "https://t.example/t.js", chat: "https://c.example/c.js" };
const day = 24 * 60 * 60 * 1000;

it.each([
  [[], []],
  [["chat"], ["chat"]],
  [
    ["chat", "tracking"],
    ["tracking", "chat"],
  ],
] as const)("a choice of %j is remembered", (allowed, expected) => {
  expect(readChoice(choiceText(allowed, scripts, 0), scripts, day)).toEqual(expected);
});

it("consent to one company is none to the next", () => {
  const text = choiceText(["tracking"], { tracking: "https://other.example/t.js" }, 0);
  expect(readChoice(text, scripts, day)).toBeNull();
});

it("is asked for again after a year, and when the clock was put back", () => {
  const text = choiceText(["tracking"], scripts, 10 * day);
  expect(readChoice(text, scripts, 374 * day)).toEqual(["tracking"]);
  expect(readChoice(text, scripts, 375 * day)).toBeNull();
  expect(readChoice(text, scripts, 9 * day)).toBeNull();
});

it.each([
  null,
  "",
  "granted",
  "[]",
  '{"asked":1}',
  '{"asked":"https://t.example/t.js https://c.example/c.js","allowed":"tracking","at":0}',
])("a stored %j is no choice", (text) => {
  expect(readChoice(text, scripts, day)).toBeNull();
});

it("an unknown purpose allows nothing", () => {
  const text = choiceText(["tracking"], scripts, 0).replace('["tracking"]', '["everything"]');
  expect(readChoice(text, scripts, day)).toEqual([]);
});
