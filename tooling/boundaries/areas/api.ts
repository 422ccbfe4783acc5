import type { Area } from "../area.ts";

export const apiAreas: readonly Area[] = [
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
];
