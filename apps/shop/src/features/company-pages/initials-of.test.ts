import { expect, it } from "vitest";
import { initialsOf } from "./initials-of.ts";

it.each([
  ["Ngozi Ada Eze", "NE"],
  ["Ọlá Ìwà", "ỌÌ".normalize("NFC")],
  ["bola  ade", "BA"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
