import { describe, expect, it } from "vitest";
import {
  decideCategory,
  decideProduct,
  isReadablePath,
  shownAt,
  withoutTrailingSlash,
} from "./page-decision.ts";

const canonical = "/product/adunni-ring-chandelier-PR-CH-ADN60-BB";

describe("a product's address", () => {
  it("is served when it is the canonical one", () => {
    expect(decideProduct(canonical, canonical)).toEqual({ kind: "serve" });
    expect(decideProduct("/product/%E1%BB%8Dba-lamp-A1", "/product/ọba-lamp-A1")).toEqual({ kind: "serve" });
  });
  it.each(["/product/old-name-PR-CH-ADN60-BB", "/product/PR-CH-ADN60-BB", `${canonical.toLowerCase()}`])(
    "%s leads to the canonical one",
    (path) => expect(decideProduct(path, canonical)).toEqual({ kind: "redirect", to: canonical }),
  );
  it("is led to in percent-encoding", () => {
    expect(decideProduct("/product/A1", "/product/ọba-lamp-A1")).toEqual({
      kind: "redirect",
      to: "/product/%E1%BB%8Dba-lamp-A1",
    });
  });
  it("is missing when no article number ends it, or when it cannot be read", () => {
    expect(decideProduct("/product/junk", null)).toEqual({ kind: "missing" });
    expect(decideProduct("/product/%E0%A4%A", canonical)).toEqual({ kind: "missing" });
  });
  it("is left to the page cache when no one can say", () => {
    expect(decideProduct("/product/anything", undefined)).toEqual({ kind: "serve" });
  });
});

describe("a family's neutral address", () => {
  const product = { urlPath: canonical, family: { name: "Adunni", urlPath: "/product/adunni-ring" } };
  it("is where its article is shown to who asked for it", () => {
    expect(shownAt("adunni-ring", product)).toBe("/product/adunni-ring");
  });
  it.each(["PR-CH-ADN60-BB", "Adunni-Ring", "old-name-PR-CH-ADN60-BB"])(
    "is not where %s is shown",
    (segment) => {
      expect(shownAt(segment, product)).toBe(canonical);
      expect(shownAt(segment, { urlPath: canonical })).toBe(canonical);
    },
  );
});

describe("a category's address", () => {
  const urlKeys = new Map([
    [182, "sale"],
    [16, "chandeliers"],
  ]);
  it.each([
    ["/products/182/sale", { kind: "serve" }],
    ["/products/182/offers", { kind: "redirect", to: "/products/182/sale" }],
    ["/products/16", { kind: "redirect", to: "/products/16/chandeliers" }],
    ["/products/16/chandeliers/more", { kind: "redirect", to: "/products/16/chandeliers" }],
    ["/products/17/chandeliers", { kind: "missing" }],
    ["/products/016/chandeliers", { kind: "missing" }],
    ["/products/0/all", { kind: "missing" }],
    ["/products/constructor/x", { kind: "missing" }],
    ["/products/1e2/sale", { kind: "missing" }],
    ["/products/99999999999/x", { kind: "missing" }],
  ])("%s: %o", (listing, expected) => expect(decideCategory(listing, urlKeys)).toEqual(expected));

  it("is left to the page cache while the categories are not known", () => {
    expect(decideCategory("/products/182/anything", undefined)).toEqual({ kind: "serve" });
    expect(decideCategory("/products/182", undefined)).toEqual({ kind: "missing" });
  });
});

it.each([
  ["/", null],
  ["/products", null],
  ["/products/", "/products"],
  ["/products//", "/products"],
  ["//", "/"],
  ["//evil.example/", "/evil.example"],
  ["///evil.example//", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
])("the path %s without its slash at the end: %s", (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});

describe("a path", () => {
  it.each(["/", "/search/50%25", "/product/%E1%BB%8Dba-lamp-A1", "/search/a%2Fb"])("%s is one", (path) => {
    expect(isReadablePath(path)).toBe(true);
  });
  it.each(["/search/%zz", "/search/%ff", "/room-ideas/%E0%A4%A", "/product/%00", "/search/a%1bb"])(
    "abuse 31: %s is none",
    (path) => expect(isReadablePath(path)).toBe(false),
  );
});
