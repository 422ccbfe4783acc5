import { describe, expect, it } from "vitest";
import { samplePages } from "./sample-pages.ts";

const pages = ["/", "/category/a-1", "/category/b-2", "/category/c-3", "/product/d", "/faqs", "/terms"];
const familyOf = (page: string) => page.split("/")[1] ?? "";
const sample = (count: number, seed: string) => samplePages(pages, count, seed, familyOf);

describe("a sample of pages", () => {
  it("has one of each family before a second one of any", () => {
    const chosen = sample(5, "one");
    expect(chosen.map(familyOf)).toEqual(["", "category", "product", "faqs", "terms"]);
    expect(sample(6, "one").filter((page) => page.startsWith("/category/"))).toHaveLength(2);
  });

  it("is the same for the same seed", () => {
    expect(sample(5, "one")).toEqual(sample(5, "one"));
  });

  it("rotates with the seed, until each page has been in one", () => {
    const seen = ["one", "two", "three", "four", "five", "six", "seven"].flatMap((seed) => sample(5, seed));
    expect([...new Set(seen)].sort()).toEqual([...pages].sort());
  });

  it("is all of them where there are not so many", () => {
    expect(sample(50, "one")).toEqual(pages);
  });
});
