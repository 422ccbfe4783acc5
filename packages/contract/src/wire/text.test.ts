import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { cleanText, hasControlCharacters, withoutControlCharacters } from "./clean-text.ts";
import { emailAddress, line, paragraph, searchText } from "./text.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe("an e-mail address", () => {
  it.each([
    "ada@example.com",
    "ada+lamp@sub.example.ng",
    "o'neil@example.com",
    "a@localhost",
    " ada@example.com ",
  ])("may be %s", (address) => expect(accepts(emailAddress, address)).toBe(true));
  it.each([
    "",
    "ada",
    "ada@",
    "@example.com",
    "a b@example.com",
    "ada@-example.com",
    `${"a".repeat(250)}@x.ng`,
  ])("may not be %s", (address) => expect(accepts(emailAddress, address)).toBe(false));
  it("loses the spaces round it", () => {
    expect(z.parse(emailAddress, " ada@example.com ")).toBe("ada@example.com");
  });
});

describe("text that a person types", () => {
  it("may not hold control characters or half of a surrogate pair", () => {
    expect(hasControlCharacters("a\u0000b")).toBe(true);
    expect(hasControlCharacters("a\u001bb")).toBe(true);
    expect(hasControlCharacters("\ud800")).toBe(true);
    expect(hasControlCharacters("Ọbáfẹ́mi 💡")).toBe(false);
  });
  it("has a blank for each control character in it, and keeps its lines and columns", () => {
    expect(withoutControlCharacters("a\u000bb\u0000\tc\r\nd\u007f")).toBe("a b \tc\r\nd ");
  });
  it("says plainly what has to be taken out", () => {
    const saysOf = (schema: z.ZodMiniType, text: string) =>
      z.safeParse(schema, text).error?.issues.map(({ message }) => message);
    const unseen = ["must not contain characters that cannot be seen (such as those from a copied text)"];
    for (const schema of [line(1, 20), paragraph(20), searchText(20)])
      expect(saysOf(schema, "a\u0000b")).toEqual(unseen);
    expect(saysOf(line(1, 20), "a\nb")).toEqual(["must be on one line, without tabs"]);
  });
  it("has no line breaks when it is one line", () => {
    expect(accepts(line(1, 20), "a\nb")).toBe(false);
    expect(accepts(paragraph(20), "a\nb")).toBe(true);
  });
  it("counts its length after trimming", () => {
    expect(accepts(line(1, 3), "   ")).toBe(false);
    expect(accepts(line(1, 3), "  abc  ")).toBe(true);
    expect(accepts(line(1, 3), "abcd")).toBe(false);
  });
});

describe("what cannot be seen", () => {
  it.each([
    ["\u200bAda\u202e", "Ada"],
    ["A\u00adda\ufeff", "Ada"],
    ["\u2066Ada\u2069 \u200dObi\u200c", "Ada Obi"],
    ["\u200d\u200b\u200d", ""],
    ["Ada\u00a0\u2009Obi\u3000", "Ada  Obi "],
    ["o\u0323ba", "\u1ecdba"],
    [
      "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
      "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    ],
    ["\u{1f469}\u200d\u{1f4bb}", "\u{1f469}\u200d\u{1f4bb}"],
    ["one\ntwo\tthree", "one\ntwo\tthree"],
    ["\u{e0041}\u{e0042}", ""],
    ["A\u034fda\u17b4\u{1d173}", "Ada"],
    ["\ufff9Ada\ufffb", "Ada"],
    ["\ufe0f\u{e0100}Ada\u2764\ufe0f", "Ada\u2764\ufe0f"],
    ["\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}", "\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}"],
    [`A${"\u0323".repeat(50)}`, `\u1ea0${"\u0323".repeat(8)}`],
  ])("leaves %j as %j", (typed, kept) => expect(cleanText(typed)).toBe(kept));

  it("takes no longer where there is much of it", () => {
    // It would take minutes if each sign were looked for again and again.
    expect(cleanText("\u{e0041}\u200d\ufe0f".repeat(100_000))).toBe("");
  });

  it("does not count, in a line, a paragraph or an address", () => {
    expect(accepts(line(1, 20), "\u200b\u2060")).toBe(false);
    expect(z.parse(line(1, 3), "\u200bAda\u202e")).toBe("Ada");
    expect(z.parse(paragraph(3), "\ufeffAda\u200b")).toBe("Ada");
    expect(z.parse(emailAddress, "ada@example.com\u200b")).toBe("ada@example.com");
  });
});
