import type { Area } from "./area.ts";
import { CONTENT_PARSERS, NEXT_APP, OUTSIDE_WORLD, REACT, STYLES } from "./area-lists.ts";
import { toolAreas } from "./tool-areas.ts";

/** design "Import rules" as data. A file that no area lists is a violation, so a new package or folder must be entered here. */

/** What a test may use besides what its area may. */
export const testKit: readonly string[] = [
  "node",
  "npm:vitest",
  "npm:fast-check",
  "npm:@testing-library/react",
  "npm:zod",
  ...REACT,
];

/** Files in which whole `process.env` may be handed to the reader of env.ts: the entry of a process. */
export const environmentEntries: readonly string[] = [
  "apps/api/src/main/main.ts",
  "apps/api/src/main/cli/catalogue.ts",
  "apps/api/src/main/cli/operator.ts",
  "apps/identity/src/main.ts",
];

/** Constants, not settings: the bundler writes their value into the code. */
export const putInByBundler: ReadonlySet<string> = new Set([
  "process.env.NODE_ENV",
  "process.env.NEXT_RUNTIME",
]);

export const areas: readonly Area[] = [
  // Configuration of tools, at the root of a package: not shipped, and free to name what it configures.
  {
    name: "tool-config",
    files: /^(?:[^/]+\/[^/]+\/)?(?:vitest|playwright|next|knip|sherif)\.config\.ts$|^knip\.ts$/,
    mayImport: [
      "node",
      "npm:vitest",
      "npm:@vanilla-extract/vite-plugin",
      "npm:@vanilla-extract/next-plugin",
      "npm:@playwright/test",
      "npm:next",
      "npm:knip",
      "shop-shared",
      "chromium",
      "shop-styles",
      "trade-base",
      "trade-styles",
      "journeys",
      "web-build",
    ],
  },

  { name: "cart-core", files: /^packages\/cart-core\/src\//, mayImport: [], forbiddenGlobals: OUTSIDE_WORLD },
  {
    name: "contract",
    files: /^packages\/contract\/src\//,
    mayImport: ["cart-core", "npm:zod"],
    forbiddenGlobals: ["fetch", "XMLHttpRequest", "process"],
  },
  {
    name: "api-client",
    files: /^packages\/api-client\/src\//,
    mayImport: ["contract", "cart-core", "npm:@tanstack/react-query", "npm:zod"],
    // The fetch is injected: the same client runs in the browser, on the server and in tests.
    forbiddenGlobals: ["process"],
  },
  { name: "ui-styles", files: /^packages\/ui\/src\/styles\//, mayImport: STYLES },
  {
    name: "ui-components",
    files: /^packages\/ui\/src\/components\//,
    mayImport: [
      "ui-styles",
      ...REACT,
      ...STYLES,
      "npm:@radix-ui/react-dialog",
      "npm:@radix-ui/react-navigation-menu",
      "npm:lucide-react",
    ],
  },
  {
    name: "ui-blocks",
    files: /^packages\/ui\/src\/blocks\//,
    mayImport: ["ui-styles", "ui-components", "cart-core", ...REACT, ...STYLES],
    mayImportTypesOf: ["contract"],
  },
  {
    // The development page that shows every component, and the set-up of the tests.
    name: "ui-gallery",
    files: /^packages\/ui\/src\/[^/]+\.tsx?$/,
    mayImport: ["ui-components", "ui-blocks", "ui-styles", "cart-core", ...REACT, ...STYLES],
    mayImportTypesOf: ["contract"],
  },
  {
    name: "ui-scripts",
    files: /^packages\/ui\/scripts\//,
    mayImport: ["node", "npm:subset-font"],
    mayComputeImports: true,
  },
  {
    name: "auth-tests",
    files: /^packages\/auth\/src\/.*\.test\.ts$/,
    mayImport: ["auth", "auth-server", "contract", "npm:jose"],
  },
  {
    name: "auth-server",
    files: /^packages\/auth\/src\/server[-/]/,
    mayImport: ["auth", "contract", "npm:jose"],
  },
  { name: "auth", files: /^packages\/auth\/src\//, mayImport: ["contract", "npm:aws-amplify"] },

  {
    // Next and Node as both apps use them; knows neither of them.
    name: "web-build",
    files: /^packages\/web\/src\/build\//,
    mayImport: [
      "web",
      "node",
      "npm:next",
      "npm:@vanilla-extract/compiler",
      "npm:@vanilla-extract/next-plugin",
    ],
  },
  {
    name: "web",
    files: /^packages\/web\/src\//,
    mayImport: [
      "cart-core",
      "contract",
      "api-client",
      "ui-styles",
      "ui-components",
      "ui-blocks",
      ...REACT,
      ...STYLES,
      "node",
      "npm:next",
      "npm:server-only",
      "npm:zod",
    ],
  },

  {
    name: "shop-routes",
    files: /^apps\/shop\/src\/(?:app\/|proxy\.ts$|instrumentation\.ts$)/,
    mayImport: [...NEXT_APP, "shop-features", "shop-frame", "shop-shared"],
  },
  {
    name: "shop-features",
    files: /^apps\/shop\/src\/features\/(?<part>buying\/[^/]+|[^/]+)\//,
    mayImport: [...NEXT_APP, "shop-shared"],
    partsMayImport: {
      account: ["buying/cart", "wishlist"],
      home: ["product-cards"],
      "product-cards": ["wishlist"],
      "product-list": ["product-cards"],
      "product-page": ["product-cards"],
      "room-ideas": ["buying/cart", "buying/lines", "buying/totals", "product-cards"],
      "side-menu": ["buying/cart"],
      wishlist: ["buying/cart", "buying/lines", "buying/sharing"],
      "buying/coupon": ["buying/problems"],
      "buying/cart": ["buying/coupon", "buying/lines", "buying/problems", "buying/sharing", "buying/totals"],
      "buying/shared-cart": [
        "buying/cart",
        "buying/lines",
        "buying/problems",
        "buying/sharing",
        "buying/totals",
      ],
      "buying/checkout": ["buying/cart", "buying/coupon", "buying/lines", "buying/problems", "buying/totals"],
      "buying/order": ["buying/cart", "buying/checkout", "buying/lines", "buying/problems", "buying/totals"],
    },
  },
  {
    // Header, footer and document round every page: it knows which feature goes where.
    name: "shop-frame",
    files: /^apps\/shop\/src\/frame\//,
    mayImport: [...NEXT_APP, "shop-features", "shop-shared"],
  },
  {
    name: "shop-shared",
    files: /^apps\/shop\/src\/base\//,
    mayImport: [...NEXT_APP, ...CONTENT_PARSERS],
  },
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
    files: /^apps\/trade\/src\/features\//,
    mayImport: [...NEXT_APP, "trade-base"],
  },
  { name: "trade-base", files: /^apps\/trade\/src\/base\//, mayImport: NEXT_APP },
  {
    name: "trade-journeys",
    files: /^apps\/trade\/e2e\//,
    mayImport: ["journeys", "node", "npm:@playwright/test"],
  },
  { name: "trade-styles", files: /^apps\/trade\/styles\//, mayImport: ["web-build", "node"] },
  {
    // Makes the stylesheets before a build.
    name: "shop-styles",
    files: /^apps\/shop\/styles\//,
    mayImport: ["web-build", "node"],
  },
  {
    name: "shop-journeys",
    files: /^apps\/shop\/e2e\//,
    mayImport: [
      "cart-core",
      "contract",
      "api-client",
      "chromium",
      "journeys",
      "shop-styles",
      "node",
      "npm:@playwright/test",
      "npm:@axe-core/playwright",
    ],
  },
  {
    name: "api",
    files: /^apps\/api\/(?:src|test)\//,
    mayImport: [
      "contract",
      "cart-core",
      "auth-server",
      "node",
      "npm:@electric-sql/pglite",
      "npm:postgres",
      "npm:fastify",
      "npm:pino",
      "npm:prom-client",
      "npm:sharp",
      "npm:commander",
      "npm:cli-progress",
      "npm:csv-parse",
      "npm:fflate",
      "npm:read-excel-file",
      "npm:nodemailer",
      "npm:ical-generator",
      "npm:pdfkit",
      "npm:smtp-server",
      "npm:zod",
    ],
    // The port's shapes; what runs in a browser stays out.
    mayImportTypesOf: ["auth"],
  },

  {
    // Local only: no other package may lean on it.
    name: "identity",
    files: /^apps\/identity\/src\//,
    mayImport: ["node", "npm:hono", "npm:@hono/node-server", "npm:jose", "npm:zod"],
  },
  {
    name: "identity-tests",
    files: /^apps\/identity\/test\//,
    mayImport: ["identity", "node", "npm:vitest", "npm:jose", "npm:aws-amplify"],
  },

  ...toolAreas,
];
