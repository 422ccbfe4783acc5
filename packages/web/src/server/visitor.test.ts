import { expect, it } from "vitest";
import { isFromDoor } from "./visitor.ts";

const secret = "the-shared-secret-of-door-and-apps";

it.each([
  [{ "x-precise-secret": secret }, true],
  [{ "x-precise-secret": `${secret}x` }, false],
  [{ "x-precise-secret": "" }, false],
  [{}, false],
])("a request with %j is the door's: %j", (headers, expected) => {
  expect(isFromDoor(new Headers(headers as Record<string, string>), secret)).toBe(expected);
});

it("without a secret every request is", () => {
  expect(isFromDoor(new Headers(), undefined)).toBe(true);
});
