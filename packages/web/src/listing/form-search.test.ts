import { describe, expect, it } from "vitest";
import { formSearch } from "./form-search.ts";
import { type FacetKinds, listingSearch, parseListingQuery } from "./listing-query.ts";

const kinds: FacetKinds = new Map([
  ["price", "range"],
  ["finish", "options"],
  ["wattage", "range"],
]);

describe("the filters' form", () => {
  it.each([
    [[], ""],
    [
      [
        ["sort", "relevance"],
        ["price.from", ""],
        ["price.to", ""],
      ],
      "",
    ],
    [
      [
        ["finish", "opal"],
        ["finish", "matt-black"],
        ["sort", "name"],
      ],
      "?finish=matt-black,opal&sort=name",
    ],
    [
      [
        ["price.from", "₦50,000"],
        ["price.to", "100 000"],
      ],
      "?price=50000-100000",
    ],
    [
      [
        ["wattage.to", "40"],
        ["finish", "opal"],
      ],
      "?finish=opal&wattage=-40",
    ],
    [[["finish", "a&b=c"]], "?finish=a%26b%3Dc"],
  ] as [[string, string][], string][])("%j is sent as %s", (entries, expected) => {
    expect(formSearch(entries)).toBe(expected);
  });

  it("is sent in the one spelling that the server writes", () => {
    const sent = formSearch([
      ["wattage.to", "40"],
      ["finish", "opal"],
      ["finish", "amber"],
      ["price.from", "5"],
      ["sort", "newest"],
    ]);
    expect(listingSearch(parseListingQuery(new URLSearchParams(sent), kinds))).toBe(sent);
  });
});
