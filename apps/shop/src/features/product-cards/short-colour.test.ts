import { expect, it } from "vitest";
import { shortColour } from "./short-colour.ts";

it.each([
  ["#e2dacd", "#ddc"],
  ["#14120f", "#111"],
  ["#ffffff", "#fff"],
  ["sand", "sand"],
])("%s is shown as %s", (colour, short) => {
  expect(shortColour(colour)).toBe(short);
});
