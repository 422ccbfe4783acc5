import { expect, it } from "vitest";
import { phoneText } from "./phone-text.ts";

it.each([
  ["08031234567", "+234 803 123 4567"],
  ["+2348031234567", "+234 803 123 4567"],
  ["no number", "no number"],
])("%s is read as %s", (typed, text) => expect(phoneText(typed)).toBe(text));
