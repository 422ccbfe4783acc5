import type { Area } from "./area.ts";

export const paymentsAreas: readonly Area[] = [
  {
    // Local only: tests may start it, and nothing that ships may lean on it.
    name: "payments",
    files: /^apps\/payments\/src\//,
    mayImport: ["node", "npm:hono", "npm:@hono/node-server", "npm:zod"],
  },
  {
    name: "payments-tests",
    files: /^apps\/payments\/test\//,
    mayImport: ["payments", "node", "npm:vitest"],
  },
];
