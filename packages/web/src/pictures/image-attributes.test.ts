import { expect, it } from "vitest";
import { usefulCandidates } from "./image-attributes.ts";

const srcSet = "/a?w=384 384w, /a?w=640 640w, /a?w=750 750w, /a?w=1080 1080w";

it("leaves out what is smaller than any screen shows it, but never everything", () => {
  expect(usefulCandidates(srcSet, 640, 640)).toBe("/a?w=640 640w");
  expect(usefulCandidates(srcSet, 640, 2000)).toBe("/a?w=384 384w, /a?w=640 640w");
});

it.each([
  [600, "/a?w=384 384w, /a?w=640 640w"],
  [640, "/a?w=384 384w, /a?w=640 640w"],
  [200, "/a?w=384 384w"],
  [2000, srcSet],
])("a picture of %i pixels is offered no wider than it is", (width, expected) => {
  expect(usefulCandidates(srcSet, width)).toBe(expected);
});
