import { describe, expect, it } from "vitest";
import { cleanTerm, searchPath } from "./search-path.ts";

describe("the address of a search", () => {
  it.each([
    ["ring light", "/search/ring%20light"],
    ["  e27   warm\twhite ", "/search/e27%20warm%20white"],
    ["1/2 & <b>", "/search/1%2F2%20%26%20%3Cb%3E"],
    ["50%", "/search/50%25"],
    ["ọ̀ṣun", "/search/%E1%BB%8D%CC%80%E1%B9%A3un"],
    ["", "/search"],
    ["   ", "/search"],
    [".", "/search"],
    ["..", "/search"],
    ["...", "/search/..."],
    ["a\u0000b", "/search/a%20b"],
  ])("abuse 31: of %j is %s", (typed, path) => expect(searchPath(typed)).toBe(path));

  it("abuse 31: carries no more than the API takes, and no half of a character", () => {
    expect(cleanTerm("a".repeat(10_000))).toBe("a".repeat(128));
    expect(cleanTerm(`${"a".repeat(127)}💡`)).toHaveLength(128);
    expect(cleanTerm(`${"a".repeat(127)}💡`).isWellFormed()).toBe(true);
    expect(cleanTerm("\ud800lamp")).toBe("�lamp");
  });
});
