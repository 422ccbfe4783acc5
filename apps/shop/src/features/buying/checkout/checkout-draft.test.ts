import { describe, expect, it } from "vitest";
import { draftCookies } from "./checkout-draft.ts";
import { entriesOf } from "./checkout-entries.ts";

it("the checkout's cookies stay below 4 KB each when every field is filled with three-byte letters", () => {
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
  const cookies = draftCookies({
    entries: entriesOf(form),
    attempt: "abcdefghijklmnop",
    refused: { accepted: 999_999_999_999.99, notices: [long, long, long, long] },
  });
  // A browser takes 4096 bytes of name and value.
  for (const { name, value } of cookies) expect(name.length + value.length).toBeLessThan(4_096);
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
