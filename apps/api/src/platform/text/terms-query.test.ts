import { describe, expect, it } from "vitest";
import { termsQuery } from "./terms-query.ts";

describe("a search by words and phones", () => {
  it.each([
    ["M-7K3M9QX1", "'m':* & '7k3m9qx1':*"],
    ["ada@example.com", "'ada':* & 'example':* & 'com':*"],
    ["Ọlá  Café", "'ola':* & 'cafe':*"],
    ["0803 123 4567", "'+8031234567':*"],
    ["+234 803 123 4567", "'+8031234567':*"],
    ["it's", "'it':* & 's':*"],
    ["王小明", "'王':* & '小':* & '明':*"],
    ["ИВАН", "'иван':*"],
    ["أَحْمَد، الـخالد", "'احمد':* & 'الخالد':*"],
    ["Ɓala", "'ɓala':*"],
  ])("%s is looked up as %s", (typed, query) => {
    expect(termsQuery(typed)).toBe(query);
  });

  it("finds nothing by signs alone, and everything where nothing is typed", () => {
    expect(termsQuery("!?")).toBe("'!'");
    expect(termsQuery("  ")).toBeUndefined();
  });
});
