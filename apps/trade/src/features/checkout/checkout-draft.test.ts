import { expect, it } from "vitest";
import { draftCookies, draftOf, readDraft } from "./checkout-draft.ts";

const attempt = "abcdefghijklmnopqrstuvwx";
const fresh = "zyxwvutsrqponmlkjihgfedc";
const draft = {
  owner: "person-1",
  entries: { line1: "14 Harbour Road", note: "Gate 2\nsecond yard", payment: "on_account" },
  attempt,
};

it("keeps its cookies below 4 KB at the longest", () => {
  const long = Object.fromEntries(
    ["state", "lga", "line1", "line2", "landmark", "name"].map((f) => [f, "ẹ".repeat(121)]),
  );
  const cookies = draftCookies({ ...draft, entries: { ...long, note: "ẹ".repeat(700) } });
  for (const { value, path, httpOnly } of cookies) {
    expect(value.length).toBeLessThan(4096);
    expect([path, httpOnly]).toEqual(["/clients/checkout", true]);
  }
});
it("is empty for another person, and nobody's where none is kept", () => {
  expect(draftOf(draft, "person-1", fresh)).toBe(draft);
  expect(draftOf(draft, "person-2", fresh)).toEqual({ owner: "person-2", entries: {}, attempt: fresh });
  expect(readDraft(() => undefined, fresh)).toEqual({ owner: "", entries: {}, attempt: fresh });
});
