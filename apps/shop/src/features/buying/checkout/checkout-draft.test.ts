import { describe, expect, it } from "vitest";
import { type CheckoutDraft, decodeDraft, encodeDraft } from "./checkout-draft.ts";
import { entriesOf } from "./checkout-entries.ts";

const attempt = "abcdefghijklmnop";

describe("the checkout's cookies", () => {
  it("give back what was put in", () => {
    const draft: CheckoutDraft = {
      entries: {
        email: "ada@example.com",
        firstname: "Ọbáfẹ́mi",
        method: "delivery",
        note: "Ring twice.\nBlue gate 💡",
      },
      attempt,
      refused: { accepted: 524000, notices: ["The price of Adunni changed."] },
      placed: "PR-7F3K9",
    };
    expect(decodeDraft(encodeDraft(draft), "unused-unused-unused")).toEqual(draft);
  });

  it("stay below 4 KB each when every field is filled with three-byte letters", () => {
    const long = "ẹ".repeat(2000);
    const form = new URLSearchParams(
      [
        "email",
        "firstname",
        "lastname",
        "phone",
        "method",
        "showroom",
        "state",
        "lga",
        "line1",
        "line2",
        "landmark",
        "note",
        "payment",
      ].map((field) => [field, long]),
    );
    const cookies = encodeDraft({
      entries: entriesOf(form),
      attempt,
      refused: { accepted: 999_999_999_999.99, notices: [long, long, long, long] },
    });
    // A browser takes 4096 bytes of name and value.
    for (const [name, value] of Object.entries(cookies))
      expect(name.length + value.length).toBeLessThan(4_096);
  });

  it.each([undefined, "", "%%%", "bm90IGpzb24", "W10", "bnVsbA"])(
    "with the value %j are an empty draft",
    (text) => {
      expect(decodeDraft({ checkout: text }, attempt)).toEqual({ entries: {}, attempt });
    },
  );

  it("never give back what is not a text, an unknown field or a hostile order number", () => {
    const stored = { entries: { email: 7, phone: "0803", admin: "yes" }, attempt: "x", placed: "../../evil" };
    const cookie = Buffer.from(JSON.stringify(stored)).toString("base64url");
    expect(decodeDraft({ checkout: cookie }, attempt)).toEqual({ entries: { phone: "0803" }, attempt });
  });
});

describe("entries of a form", () => {
  it("are only the fields that the form carried", () => {
    expect(entriesOf(new URLSearchParams("email=a%40b.ng&return=%2F&firstname="))).toEqual({
      email: "a@b.ng",
      firstname: "",
    });
  });
  it("keep one character too many, so that too long a text is reported", () => {
    expect(entriesOf(new URLSearchParams({ firstname: "a".repeat(500) })).firstname).toHaveLength(61);
  });
  it("count a line break as one character", () => {
    expect(entriesOf(new URLSearchParams({ note: "a\r\nb" })).note).toBe("a\nb");
  });
});
