import { expect, it } from "vitest";
import { comparePath } from "#shop/base/routes/compare-path.ts";
import { readCompareQuery } from "./compare-query.ts";

const nothing = { skus: [], twice: [], over: [], showsAll: false };

it("reads what a path of it says, and four at most are in it", () => {
  const path = comparePath(["A", "B&C", "D", "E", "F"]);
  expect(path).toBe("/compare?sku=A&sku=B%26C&sku=D&sku=E");
  const sku = new URL(path, "http://shop.test").searchParams.getAll("sku");
  expect(readCompareQuery({ sku })).toEqual({ ...nothing, skus: ["A", "B&C", "D", "E"] });
});

it.each([
  ["nothing", {}, nothing],
  ["empty texts", { sku: ["", "  "] }, nothing],
  ["one", { sku: " A " }, { ...nothing, skus: ["A"] }],
  ["the same twice", { sku: ["A", "A", "B"] }, { ...nothing, skus: ["A", "B"], twice: ["A"] }],
  ["five", { sku: ["A", "B", "C", "D", "E"] }, { ...nothing, skus: ["A", "B", "C", "D"], over: ["E"] }],
  ["all rows", { sku: "A", rows: "all" }, { ...nothing, skus: ["A"], showsAll: true }],
])("%s", (_, query, expected) => expect(readCompareQuery(query)).toEqual(expected));
