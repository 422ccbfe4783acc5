import type { ApiFailure } from "@precise/api-client/api-failure";
import { expect, it } from "vitest";
import { failureByField, failureWords } from "./failure-words.ts";

function refusal(field: string | undefined, message: string): ApiFailure {
  const error = { code: "invalid_input", message, ...(field !== undefined && { field }) };
  return { kind: "http", status: 400, ...error, errors: [error] } as unknown as ApiFailure;
}

it.each([
  [
    "expected_on",
    "expected_on must be a day of the years 2000 to 2099.",
    "It must be a day of the years 2000 to 2099.",
  ],
  ["lines", "Not in the catalogue: LMP-1.", "Not in the catalogue: LMP-1."],
])("says beside the field %s what is wrong, without the field's name on the wire", (field, message, said) => {
  expect(failureByField(refusal(field, message), [field])).toEqual({ [field]: said });
});

it.each([
  ["lines.0.quantity", "lines.0.quantity must be at least 1.", "Lines quantity must be at least 1."],
  ["by.rider_id", "by.rider_id is required.", "By rider id is required."],
  [undefined, "PR-1 is paid already.", "PR-1 is paid already."],
])("says over the buttons what is wrong with %s", (field, message, said) => {
  expect(failureWords(refusal(field, message))).toBe(said);
  expect(failureByField(refusal(field, message), ["reason"])).toEqual({ "": said });
});
