import { describe, expect, it } from "vitest";
import { type CheckoutDraft, draftInCookies } from "./checkout-draft.ts";

const attempt = "abcdefghijklmnop";
const fresh = "zyxwvutsrqponmlkjihgfedc";
type Field = "email" | "phone" | "line1" | "state" | "note";
const { draftCookies, readDraft } = draftInCookies<Field>({
  path: "/checkout",
  maxAgeSeconds: 60,
  longestKept: { email: 20, phone: 20, line1: 20, state: 20, note: 100 },
  cookie: "checkout",
  apart: { checkout_address: ["line1", "state"], checkout_note: "note" },
});
const draft: CheckoutDraft<Field> = {
  owner: "person-1",
  entries: { email: "ada@example.com", line1: "Ọbáfẹ́mi", note: "Ring twice.\nBlue gate 💡" },
  attempt,
  refused: { accepted: 524_000.5, notices: ["The price of Adunni changed."] },
  placed: "PR-7F3K9",
};
const texts = (draft: CheckoutDraft<Field>) =>
  Object.fromEntries(draftCookies(draft).map(({ name, value }) => [name, value]));
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a checkout's draft", () => {
  it("comes back from its cookies as it was", () => {
    const kept = texts(draft);
    expect(Object.keys(kept)).toEqual(["checkout", "checkout_address", "checkout_note"]);
    expect(readDraft((name) => kept[name], fresh)).toEqual(draft);
  });

  it("is for the checkout's own pages, and not for scripts", () => {
    for (const { path, httpOnly, maxAgeSeconds } of draftCookies(draft))
      expect([path, httpOnly, maxAgeSeconds]).toEqual(["/checkout", true, 60]);
  });

  it.each([undefined, "", "%%%", "rubbish", json(null), json([]), json({ entries: 7, placed: "../x" })])(
    "is empty where a cookie holds %j",
    (text) => expect(readDraft(() => text, fresh)).toEqual({ entries: {}, attempt: fresh }),
  );

  it("never gives back what is not a text, an unknown field or a hostile order number", () => {
    const stored = { entries: { email: 7, phone: "0803", admin: "yes" }, attempt: "x", placed: "../../evil" };
    expect(readDraft((name) => (name === "checkout" ? json(stored) : undefined), fresh)).toEqual({
      entries: { phone: "0803" },
      attempt: fresh,
    });
  });
});
