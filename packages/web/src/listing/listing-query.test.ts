import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FacetKinds,
  facetKindsOf,
  hasListingQuery,
  isFormShaped,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
  sortChoices,
  wireSortOf,
} from "./listing-query.ts";

const kinds: FacetKinds = new Map([
  ["price", "range"],
  ["finish", "options"],
  ["colour_temperature", "either"],
  ["dimmable", "options"],
]);
const parse = (text: string) => parseListingQuery(new URLSearchParams(text), kinds);

describe("a listing's address", () => {
  it("names options, ranges, sort and page", () => {
    expect(parse("finish=brushed-brass,matt-black&price=50000-100000&sort=price-asc&page=3")).toEqual({
      filters: { finish: { in: ["brushed-brass", "matt-black"] }, price: { from: 50000, to: 100000 } },
      sort: "price-asc",
      page: 3,
    });
  });

  it.each([
    ["", ""],
    ["?page=1&sort=relevance", ""],
    ["?sort=name&price=5-10&finish=b,a&page=2", "?finish=a,b&price=5-10&sort=name&page=2"],
    ["?finish=a,a,b,&finish=c", "?finish=a,b,c"],
    ["?finish=a%00,b%1b,c", "?finish=c"],
    ["?price=-100000", "?price=-100000"],
    ["?price=50000-", "?price=50000-"],
    ["?price=100000-50000", "?price=50000-100000"],
    ["?price=99.5-120", "?price=99.5-120"],
    ["?colour_temperature=2700,3000", "?colour_temperature=2700,3000"],
    ["?colour_temperature=2700-4000", "?colour_temperature=2700-4000"],
  ])("%s is written as %s", (search, written) => {
    expect(listingSearch(parse(search))).toBe(written);
  });

  it.each([
    "utm_source=mail",
    "colour=red",
    "__proto__=1",
    "sort=cheapest",
    "sort=__proto__",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "page=10001",
    "price=-",
    "finish=",
    `finish=${"x".repeat(81)}`,
  ])("ignores %s", (search) => {
    expect(parse(search)).toEqual({ filters: {}, sort: "relevance", page: 1 });
  });

  it.each([
    ["price=cheap-dear", { from: "cheap", to: "dear" }, "?price=cheap-dear"],
    ["price=abc", { from: "abc", to: "" }, "?price=abc-"],
    ["price.from=abc&price.to=5", { from: "abc", to: "5" }, "?price=abc-5"],
    ["price.from=%3Cb%3E&price.to=", { from: "<b>", to: "" }, "?price=%3Cb%3E-"],
  ])("keeps what is no amount in %s, so that it can be explained", (search, typed, written) => {
    expect(parse(search)).toEqual({ filters: {}, sort: "relevance", page: 1, unread: { price: typed } });
    expect(listingSearch(parse(search))).toBe(written);
    expect(parse(written.slice(1))).toEqual(parse(search));
  });

  it("does not keep what no field takes", () => {
    expect(parse(`price=${"x".repeat(18)}`)).toEqual({ filters: {}, sort: "relevance", page: 1 });
  });

  it("says the same after a round trip, in one spelling", () => {
    const word = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
    const query: fc.Arbitrary<ListingQuery> = fc.record({
      filters: fc.record(
        {
          finish: fc
            .uniqueArray(word, { minLength: 1, maxLength: 6 })
            .map((values) => ({ in: values.sort() })),
          price: fc
            .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
            .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
        },
        { requiredKeys: [] },
      ),
      sort: fc.constantFrom(...sortChoices),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(query, (listing) => {
        expect(parse(listingSearch(listing))).toEqual(listing);
        expect(listingSearch(parse(listingSearch(listing)))).toBe(listingSearch(listing));
      }),
    );
  });
});

describe("a form without JavaScript", () => {
  it("sends one parameter per box and the ends of a range apart", () => {
    expect(parse("finish=opal&finish=walnut&price.from=%E2%82%A650%2C000&price.to=&sort=relevance")).toEqual({
      filters: { finish: { in: ["opal", "walnut"] }, price: { from: 50000 } },
      sort: "relevance",
      page: 1,
    });
  });

  it.each([
    ["finish=opal&finish=walnut", true],
    ["price.from=5", true],
    ["sort=", true],
    ["finish=opal,walnut&price=5-10&sort=name", false],
    ["utm_source=a&utm_source=b", false],
  ])("%s is of its shape: %s", (search, expected) => {
    expect(isFormShaped(new URLSearchParams(search), kinds)).toBe(expected);
  });
});

describe("the plain listing", () => {
  it.each([
    ["utm_source=mail&fbclid=1", false],
    ["finish=opal", true],
    ["page=1", true],
    ["price.to=5", true],
  ])("is left by %s: %s", (search, expected) => {
    expect(hasListingQuery(new URLSearchParams(search), kinds)).toBe(expected);
  });

  it("is left by any name while the filters are not known", () => {
    expect(hasListingQuery(new URLSearchParams("finish=opal"), undefined)).toBe(true);
    expect(hasListingQuery(new URLSearchParams(), undefined)).toBe(false);
  });
});

it("filters come from the attributes that may be filtered", () => {
  const attribute = { label: "", filterable: true, attribute_options: [] };
  const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
  expect([
    ...facetKindsOf([
      { ...attribute, attribute_code: "finish", input_type: "select", attribute_options: options("opal") },
      { ...attribute, attribute_code: "wattage", input_type: "number" },
      { ...attribute, attribute_code: "gangs", input_type: "select", attribute_options: options("1", "2") },
      {
        ...attribute,
        attribute_code: "dimmable",
        input_type: "boolean",
        attribute_options: options("1", "0"),
      },
      { ...attribute, attribute_code: "weight", input_type: "number", filterable: false },
      { ...attribute, attribute_code: "page", input_type: "number" },
    ]),
  ]).toEqual([
    ["price", "range"],
    ["finish", "options"],
    ["wattage", "range"],
    ["gangs", "either"],
    ["dimmable", "options"],
  ]);
});

it.each([
  ["relevance", undefined],
  ["price-asc", { field: "price", direction: "ASC" }],
  ["price-desc", { field: "price", direction: "DESC" }],
  ["price_per_klm", { field: "price_per_klm", direction: "ASC" }],
  ["name", { field: "name", direction: "ASC" }],
  ["newest", { field: "newest", direction: "ASC" }],
] as const)("the choice %s is %o on the wire", (choice, expected) => {
  expect(wireSortOf(choice)).toEqual(expected);
});
