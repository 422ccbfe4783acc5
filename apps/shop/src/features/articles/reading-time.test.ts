import { parseMarkdown } from "@precise/contract/pages/markdown";
import { expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

it.each([
  [0, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes(parseMarkdown("light ".repeat(words)))).toBe(minutes);
});
