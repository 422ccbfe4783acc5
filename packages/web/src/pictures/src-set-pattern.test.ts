import { expect, it } from "vitest";
import { patternOf, srcSetOf } from "./src-set-pattern.ts";

const srcSet = "/_next/image?url=%2Fa.webp&w=256&q=75 256w, /_next/image?url=%2Fa.webp&w=640&q=75 640w";

it("candidates that differ in their width alone are kept as one address and come back as they were", () => {
  const pattern = patternOf(srcSet);
  expect(pattern).toEqual({ address: "/_next/image?url=%2Fa.webp&w={w}&q=75", widths: [256, 640] });
  expect(pattern && srcSetOf(pattern)).toBe(srcSet);
});

it.each(["/a.webp 256w, /b.webp 640w", "/a.webp 256w", "", "/a?w=256&q=75 2x"])(
  "%j has no such pattern",
  (other) => expect(patternOf(other)).toBeNull(),
);
