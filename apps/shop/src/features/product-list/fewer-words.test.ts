import { expect, it } from "vitest";
import { fewerWordsOf } from "./fewer-words.ts";

it.each([
  ["lamp", []],
  ["lamp lamp", []],
  ["brass fan", ["fan", "brass"]],
  ["brass ring fan", ["ring fan", "brass fan", "brass ring", "brass", "ring", "fan"]],
  ["lamp of brass", ["of brass", "lamp brass", "lamp of", "lamp", "brass"]],
])("%s with fewer words is %o", (term, fewer) => {
  expect(fewerWordsOf(term)).toEqual(fewer);
});
