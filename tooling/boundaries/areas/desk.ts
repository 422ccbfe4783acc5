import type { Area } from "./area.ts";
import { REACT, STYLES } from "./area-lists.ts";

const PACKAGES = ["cart-core", "contract", "api-client", "ui-styles", "ui-components", "ui-blocks"];
const LIBRARIES = [...REACT, ...STYLES, "npm:@tanstack/react-query", "npm:@tanstack/react-router", "npm:zod"];

/** The back office: a static page without a server, which knows the API by its contract alone. */
export const deskAreas: readonly Area[] = [
  { name: "desk-public", files: /^apps\/desk\/public\//, mayImport: [] },
  { name: "desk-env", files: /^apps\/desk\/src\/env\.ts$/, mayImport: [] },
  {
    // What is round every screen, and which screens there are.
    name: "desk-frame",
    files: /^apps\/desk\/src\/(?:main\.tsx$|desk-router\.tsx$|shell\/|routes\/)/,
    mayImport: [...PACKAGES, ...LIBRARIES, "desk-features", "desk-kit"],
  },
  {
    name: "desk-features",
    files: /^apps\/desk\/src\/features\/(?<part>[^/]+)\//,
    mayImport: [
      ...PACKAGES,
      ...LIBRARIES,
      "desk-kit",
      "npm:react-hook-form",
      "npm:@hookform/resolvers",
      "npm:uplot",
      "npm:uqr",
    ],
    // An order is sent out and paid back where it is looked at.
    partsMayImport: { orders: ["deliveries", "money", "returns"] },
  },
  {
    // Calls, session, lists, forms, dialogs and keys: what screens are made of.
    name: "desk-kit",
    files: /^apps\/desk\/src\//,
    mayImport: [
      ...PACKAGES,
      ...LIBRARIES,
      "npm:@tanstack/react-table",
      "npm:@tanstack/react-virtual",
      "npm:react-hook-form",
      "npm:@hookform/resolvers",
      "ui-fonts",
    ],
  },
  {
    name: "desk-journeys",
    files: /^apps\/desk\/e2e\//,
    mayImport: ["journeys", "budgets", "node", "npm:@playwright/test"],
  },
];
