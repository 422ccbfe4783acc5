import { type Markdown, plainText } from "@precise/contract/pages/markdown";

const wordsPerMinute = 200;

/** Whole minutes that a text takes to read; never 0. */
export function readingMinutes(text: Markdown): number {
  const words = text.children.map(plainText).join(" ").split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
