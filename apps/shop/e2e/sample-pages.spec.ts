import { expect, test } from "@playwright/test";
import { samplePages } from "@precise/journeys/sample-pages";

const pages = ["/", "/category/a-1", "/category/b-2", "/category/c-3", "/product/d", "/faqs", "/terms"];

test("a sample of pages has one of each kind first, is the same for a commit, and rotates", () => {
  const sample = samplePages(pages, 5, "one");
  expect(sample).toHaveLength(5);
  expect(sample).toEqual(samplePages(pages, 5, "one"));
  expect(sample.filter((page) => page.startsWith("/category/"))).toHaveLength(1);
  const seen = new Set(
    ["one", "two", "three", "four", "five", "six"].flatMap((seed) => samplePages(pages, 5, seed)),
  );
  expect([...seen].sort()).toEqual([...pages].sort());
  expect(samplePages(pages, 50, "one")).toEqual(pages);
});
