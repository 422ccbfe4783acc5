import type { Area } from "./area.ts";
import { NEXT_APP } from "./area-lists.ts";

export const tradeAreas: readonly Area[] = [
  {
    name: "trade-routes",
    files: /^apps\/trade\/src\/(?:app\/|proxy\.ts$|instrumentation\.ts$)/,
    mayImport: [...NEXT_APP, "trade-frame", "trade-features", "trade-base"],
  },
  {
    name: "trade-frame",
    files: /^apps\/trade\/src\/frame\//,
    mayImport: [...NEXT_APP, "trade-features", "trade-base"],
  },
  {
    name: "trade-features",
    files: /^apps\/trade\/src\/features\/(?<part>[^/]+)\//,
    mayImport: [...NEXT_APP, "trade-base"],
    partsMayImport: {
      catalogue: ["cart", "prices", "product"],
      checkout: ["orders"],
      orders: ["cart"],
      product: ["cart", "prices"],
      "quick-order": ["cart"],
    },
  },
  { name: "trade-base", files: /^apps\/trade\/src\/base\//, mayImport: NEXT_APP },
  {
    name: "trade-journeys",
    files: /^apps\/trade\/e2e\//,
    mayImport: ["journeys", "node", "npm:@playwright/test"],
  },
  { name: "trade-styles", files: /^apps\/trade\/styles\//, mayImport: ["web-build", "node"] },
];
