import { expect, it } from "vitest";
import { addToComparisonPath, comparePath } from "#shop/base/routes/compare-path.ts";
import { readCompareQuery } from "./compare-query.ts";

const nothing = { skus: [], twice: [], over: [], added: null, isBare: false, showsAll: false };

it("reads what a path of it says, and four at most are in it", () => {
  const path = comparePath(["A", "B&C", "D", "E", "F"]);
  expect(path).toBe("/compare?sku=A&sku=B%26C&sku=D&sku=E");
  const sku = new URL(path, "http://shop.test").searchParams.getAll("sku");
  expect(readCompareQuery({ sku })).toEqual({ ...nothing, skus: ["A", "B&C", "D", "E"] });
});

it("reads what the path of one more says, and what that of an empty list says", () => {
  const queryOf = (path: string) => Object.fromEntries(new URL(path, "http://shop.test").searchParams);
  expect(readCompareQuery(queryOf(addToComparisonPath("B&C")))).toMatchObject({
    skus: ["B&C"],
    added: "B&C",
  });
  expect(readCompareQuery(queryOf(comparePath([])))).toEqual(nothing);
});

it.each([
  ["nothing", {}, { ...nothing, isBare: true }],
  ["an empty list", { sku: "" }, nothing],
  ["one more", { add: " B " }, { ...nothing, skus: ["B"], added: "B" }],
  ["one more beside others", { sku: "A", add: "B" }, { ...nothing, skus: ["A", "B"], added: "B" }],
  ["empty texts", { sku: ["", "  "] }, nothing],
  ["one", { sku: " A " }, { ...nothing, skus: ["A"] }],
  ["the same twice", { sku: ["A", "A", "B"] }, { ...nothing, skus: ["A", "B"], twice: ["A"] }],
  ["five", { sku: ["A", "B", "C", "D", "E"] }, { ...nothing, skus: ["A", "B", "C", "D"], over: ["E"] }],
  ["all rows", { sku: "A", rows: "all" }, { ...nothing, skus: ["A"], showsAll: true }],
])("%s", (_, query, expected) => expect(readCompareQuery(query)).toEqual(expected));
