import { expect, it } from "vitest";
import type { Area } from "./areas/area.ts";
import { readGraph } from "./module-graph.ts";
import { pairFaults } from "./pair-faults.ts";
import { treeOf } from "./small-tree.ts";

const graph = readGraph(
  treeOf({
    "apps/shop/src/features/cart/cart.ts": `import "../coupon/coupon.ts";`,
    "apps/shop/src/features/coupon/coupon.ts": "export {};",
  }),
);
const featuresWith = (partsMayImport: Readonly<Record<string, readonly string[]>>): Area => ({
  name: "features",
  files: /^apps\/shop\/src\/features\/(?<part>[^/]+)\//,
  mayImport: [],
  partsMayImport,
});

it("a pair that an import uses is right", () => {
  expect(pairFaults([featuresWith({ cart: ["coupon"] })], graph)).toEqual([]);
});

it("a pair that no import uses is found", () => {
  expect(pairFaults([featuresWith({ cart: ["coupon", "order"] })], graph)).toEqual([
    "features/cart → features/order is listed, but no import uses it",
  ]);
});

it("a pair in both directions is found", () => {
  expect(pairFaults([featuresWith({ cart: ["coupon"], coupon: ["cart"] })], graph)).toContain(
    "features/cart → features/coupon is listed in both directions",
  );
});

it("areas beside each other are pairs, too", () => {
  const areas = ["cart", "coupon"].map((name) => ({
    name: `features/${name}`,
    files: new RegExp(`^apps/shop/src/features/${name}/`),
    mayImport: ["node", name === "cart" ? "features/coupon" : "features/cart"],
  }));
  expect(pairFaults(areas, graph)).toEqual([
    "features/cart → features/coupon is listed in both directions",
    "features/coupon → features/cart is listed, but no import uses it",
  ]);
});
