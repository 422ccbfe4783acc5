import type { ApiFailure } from "@precise/api-client/api-failure";
import { expect, it } from "vitest";
import { failureByField } from "#desk/api/failure-words.ts";
import { atFields } from "./refusal-fields.ts";

const refusal = (...errors: readonly { readonly field?: string; readonly message: string }[]): ApiFailure => {
  const coded = errors.map((error) => ({ code: "invalid_input" as const, ...error }));
  return { kind: "http", status: 422, ...(coded[0] ?? { message: "" }), errors: coded };
};
const entries = [
  { key: "headline", value: { text: "" } },
  { key: "tagline", value: { text: "" } },
];

it("every error of a refusal stands at the field that holds its value", () => {
  const failure = refusal(
    { field: "entries.0.value.text", message: "entries.0.value.text is required" },
    { field: "entries.1.value.text", message: "Write the tagline." },
    { field: "valid_from", message: "Name a moment that is still to come." },
    { message: "Two people changed this." },
  );
  const found = failureByField(
    atFields(failure, entries, (_path, key) => key),
    ["headline", "tagline", "day"],
  );
  expect(found).toEqual({
    headline: "It is required",
    tagline: "Write the tagline.",
    day: "Name a moment that is still to come.",
    "": "Two people changed this.",
  });
});

it("an error of a key stands at the key, and of an unnamed part at its name", () => {
  const { errors, field } = atFields(
    refusal(
      { field: "entries.0.key", message: "This day is there already." },
      { field: "entries.0.value.amount", message: "Too much." },
    ),
    entries,
  );
  expect([field, ...errors.map((error) => error.field)]).toEqual(["key", "key", "amount"]);
});
