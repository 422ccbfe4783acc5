import { expect, it } from "vitest";
import { isRecord, parseJson } from "./json.ts";

it.each([
  ['{"a":[1]}', { a: [1] }],
  ["null", null],
  ["", undefined],
  ["{", undefined],
  [null, undefined],
  [undefined, undefined],
])("%j is read as %j", (text, value) => expect(parseJson(text)).toEqual(value));

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [[], false],
  ["{}", false],
])("%j is a record: %s", (value, is) => expect(isRecord(value)).toBe(is));
