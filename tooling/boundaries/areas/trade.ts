import type { Area } from "./area.ts";
import { NEXT_APP } from "./area-lists.ts";

export const tradeAreas: readonly Area[] = [
  {
    // Which pages there are: journeys and the checks of every page read it too.
    name: "trade-pages",
    files: /^apps\/trade\/src\/base\/routes\/page-table\.ts$/,
    mayImport: [],
  },
  {
    name: "trade-routes",
    files: /^apps\/trade\/src\/(?:app\/|proxy\.ts$|instrumentation\.ts$)/,
    mayImport: [...NEXT_APP, "trade-frame", "trade-features", "trade-base", "trade-pages"],
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
  { name: "trade-base", files: /^apps\/trade\/src\/base\//, mayImport: [...NEXT_APP, "trade-pages"] },
  {
    name: "trade-journeys",
    files: /^apps\/trade\/e2e\//,
    mayImport: ["journeys", "trade-pages", "node", "npm:@playwright/test"],
  },
  { name: "trade-styles", files: /^apps\/trade\/styles\//, mayImport: ["web-build", "node"] },
];
