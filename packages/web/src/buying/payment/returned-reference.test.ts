import { expect, it } from "vitest";
import { returnedReference } from "./returned-reference.ts";

it.each([
  ["PR-1-1-AAAA", "PR-1-1-AAAA"],
  ["../../etc", undefined],
  ["", undefined],
  [["PR-1", "PR-2"], undefined],
  [undefined, undefined],
])("the reference %j of an address is read as %j", (search, reference) => {
  expect(returnedReference(search)).toBe(reference);
});
