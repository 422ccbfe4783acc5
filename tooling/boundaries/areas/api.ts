import type { Area } from "./area.ts";

/** What each room of the platform may import. It knows no module. */
const platform: Readonly<Record<string, readonly string[]>> = {
  admin: [],
  audit: ["api/platform/database", "api/platform/retention", "npm:zod"],
  backup: ["cart-core", "contract", "api/platform/audit", "api/platform/database", "npm:zod"],
  database: ["npm:@electric-sql/pglite", "npm:postgres", "npm:zod"],
  http: [
    "contract",
    "api/platform/database",
    "api/platform/limits",
    "api/platform/monitoring",
    "api/platform/text",
    "npm:fastify",
    "npm:zod",
  ],
  jobs: ["api/platform/database", "api/platform/monitoring"],
  limits: ["api/platform/database", "api/platform/retention"],
  mail: [
    "cart-core",
    "contract",
    "api/platform/database",
    "api/platform/http",
    "api/platform/jobs",
    "api/platform/retention",
    "api/platform/signed-links",
    "npm:nodemailer",
    "npm:zod",
  ],
  monitoring: ["api/platform/database", "npm:pino", "npm:prom-client"],
  openapi: ["cart-core", "contract", "npm:zod"],
  passwords: [],
  pdf: ["npm:pdfkit"],
  retention: ["api/platform/database"],
  "signed-links": ["api/platform/database", "npm:zod"],
  // Files of strangers are read in one place.
  text: ["cart-core", "npm:csv-parse"],
};

/** The modules that a module may import, and the packages; never both ways. The platform is open to all. */
const modules: Readonly<Record<string, readonly string[]>> = {
  company: ["npm:zod"],
  payments: ["api/modules/company", "npm:zod"],
  catalogue: ["npm:csv-parse", "npm:sharp", "npm:zod"],
  coupons: ["npm:zod"],
  discounts: ["api/modules/coupons"],
  sessions: [],
  checkout: ["api/modules/company", "api/modules/payments"],
  invoice: ["api/modules/company", "api/modules/payments", "npm:zod"],
  appointments: ["api/modules/company", "npm:ical-generator", "npm:zod"],
  messages: ["api/modules/company", "npm:sharp", "npm:zod"],
  newsletter: ["api/modules/coupons", "npm:zod"],
  desk: ["api/modules/sessions", "npm:otpauth", "npm:zod"],
  visits: ["npm:zod"],
  settings: ["api/modules/company"],
  wishlist: ["api/modules/catalogue", "api/modules/sessions"],
  prices: ["api/modules/catalogue"],
  stock: ["api/modules/catalogue"],
  messaging: ["npm:zod"],
  cart: [
    "api/modules/catalogue",
    "api/modules/company",
    "api/modules/coupons",
    "api/modules/discounts",
    "api/modules/sessions",
  ],
  deliveries: ["api/modules/payments"],
  orders: [
    "api/modules/cart",
    "api/modules/catalogue",
    "api/modules/checkout",
    "api/modules/company",
    "api/modules/coupons",
    "api/modules/deliveries",
    "api/modules/discounts",
    "api/modules/invoice",
    "api/modules/messaging",
    "api/modules/payments",
    "api/modules/sessions",
    "npm:zod",
  ],
  accounts: [
    "api/modules/coupons",
    "api/modules/messages",
    "api/modules/newsletter",
    "api/modules/orders",
    "api/modules/sessions",
  ],
  returns: [
    "api/modules/catalogue",
    "api/modules/company",
    "api/modules/messages",
    "api/modules/orders",
    "api/modules/payments",
    "npm:zod",
  ],
  trade: [
    "api/modules/cart",
    "api/modules/catalogue",
    "api/modules/company",
    "api/modules/deliveries",
    "api/modules/invoice",
    "api/modules/orders",
    "api/modules/sessions",
    "npm:fflate",
    "npm:read-excel-file",
    "npm:sharp",
    "npm:zod",
  ],
};

const platformRooms = Object.keys(platform).map((room) => `api/platform/${room}`);
const moduleRooms = Object.keys(modules).map((room) => `api/modules/${room}`);
const packagesOfTheRepository = ["contract", "cart-core"];

export const apiAreas: readonly Area[] = [
  ...Object.entries(platform).map(([room, mayImport]) => ({
    name: `api/platform/${room}`,
    files: new RegExp(`^apps/api/src/platform/${room}/`),
    mayImport: ["node", ...mayImport],
    mayImportTypesOf: ["npm:fastify", "npm:zod"],
  })),
  ...Object.entries(modules).map(([room, mayImport]) => ({
    name: `api/modules/${room}`,
    files: new RegExp(`^apps/api/src/modules/${room}/`),
    mayImport: ["node", ...packagesOfTheRepository, ...platformRooms, ...mayImport],
    // Of auth the port's shapes: what runs in a browser stays out.
    mayImportTypesOf: ["auth", "auth-server", "npm:fastify"],
  })),
  {
    // The entry, the wiring, the commands: it alone knows everything.
    name: "api/main",
    files: /^apps\/api\/src\/main\//,
    mayImport: [
      "node",
      ...packagesOfTheRepository,
      "auth-server",
      ...platformRooms,
      ...moduleRooms,
      "npm:cli-progress",
      "npm:commander",
      "npm:csv-parse",
      "npm:zod",
    ],
    mayImportTypesOf: ["npm:fastify"],
  },
  {
    name: "api-tests",
    files: /^apps\/api\/test\//,
    mayImport: [
      ...packagesOfTheRepository,
      "auth-server",
      "api/main",
      // Started inside the test, in the place of Paystack.
      "payments",
      ...platformRooms,
      ...moduleRooms,
      "npm:@electric-sql/pglite",
      "npm:fastify",
      "npm:fflate",
      "npm:pdfkit",
      "npm:postgres",
      "npm:sharp",
      "npm:smtp-server",
    ],
    mayImportTypesOf: ["auth"],
  },
];
