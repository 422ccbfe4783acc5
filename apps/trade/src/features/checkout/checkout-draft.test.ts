import { expect, it } from "vitest";
import { draftCookies, draftOf, readDraft } from "./checkout-draft.ts";

const attempt = "abcdefghijklmnopqrstuvwx";
const fresh = "zyxwvutsrqponmlkjihgfedc";
const draft = {
  owner: "person-1",
  entries: { line1: "14 Harbour Road", note: "Gate 2\nsecond yard", payment: "on_account" },
  attempt,
  refused: { accepted: 1200.5, notices: ["The price of PR-1 has changed."] },
  placed: "TR-123",
};
function readBack(cookies = draftCookies(draft)) {
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  return readDraft((name) => jar.get(name), fresh);
}

it("comes back from its cookies as it was, and they stay below 4 KB at the longest", () => {
  expect(readBack()).toEqual(draft);
  const long = Object.fromEntries(
    ["state", "lga", "line1", "line2", "landmark", "name"].map((f) => [f, "ẹ".repeat(121)]),
  );
  const cookies = draftCookies({ ...draft, entries: { ...long, note: "ẹ".repeat(700) } });
  for (const { value, path, httpOnly } of cookies) {
    expect(value.length).toBeLessThan(4096);
    expect([path, httpOnly]).toEqual(["/clients/checkout", true]);
  }
});
it("is empty for another person", () => {
  expect(draftOf(draft, "person-1", fresh)).toBe(draft);
  expect(draftOf(draft, "person-2", fresh)).toEqual({ owner: "person-2", entries: {}, attempt: fresh });
});
it.each(["", "rubbish", Buffer.from('{"entries":7,"attempt":"x","placed":"../x"}').toString("base64url")])(
  "is empty where the cookie holds %o",
  (text) => {
    expect(readDraft(() => text, fresh)).toEqual({ owner: "", entries: {}, attempt: fresh });
  },
);
