import { expect, it } from "vitest";
import { isSuspect } from "./is-suspect.ts";

it.each([
  [{ texts: ["Is the lamp in stock?"] }, false],
  [{ website: "", texts: ["See https://a.example and www.b.example and http://c.example"] }, false],
  [{ texts: ["http://a http://b", "http://c www.d"] }, true],
  [{ website: "https://spam.example", texts: ["Hello"] }, true],
])("%j: %j", (message, suspect) => {
  expect(isSuspect(message)).toBe(suspect);
});
