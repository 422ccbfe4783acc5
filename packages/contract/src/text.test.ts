import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { emailAddress, hasControlCharacters, line, paragraph } from "./text.ts";

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
