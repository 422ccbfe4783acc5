import { expect, it } from "vitest";
import { cutText } from "./cut-text.ts";

it.each([
  ["abc", 3, "abc"],
  ["abc", 2, "ab"],
  ["ab💡", 4, "ab💡"],
  ["ab💡", 3, "ab"],
  ["a💡💡", 3, "a💡"],
  ["💡", 1, ""],
  ["", 5, ""],
])("%j, at most %i units, is %j", (text, most, kept) => expect(cutText(text, most)).toBe(kept));
