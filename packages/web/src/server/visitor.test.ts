import { expect, it } from "vitest";
import { isFromDoor } from "./visitor.ts";

const secret = "the-shared-secret-of-door-and-apps";

it.each([
  [secret, true],
  [`${secret}x`, false],
  ["", false],
  [null, false],
])("a request that names the secret %j is the door's: %j", (named, expected) => {
  expect(isFromDoor(named, secret)).toBe(expected);
});

it("without a secret every request is", () => {
  expect(isFromDoor(null, undefined)).toBe(true);
});
