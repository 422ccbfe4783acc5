import { expect, it } from "vitest";
import { entriesIn } from "./entries-in.ts";

it("reads the fields that a form has, with line breaks as typed and without control characters", () => {
  const form = new URLSearchParams({ name: "Ada\u000bObi", note: "Ring\r\ntwice" });
  expect(entriesIn(form, { name: 60, note: 1000, phone: 20 })).toEqual({
    name: "Ada Obi",
    note: "Ring\ntwice",
  });
});

it("cuts a field at what is read of it", () => {
  expect(entriesIn(new URLSearchParams({ name: "Adaeze" }), { name: 3 })).toEqual({ name: "Ada" });
});
