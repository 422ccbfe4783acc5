import type { Area } from "./area.ts";

export const doorAreas: readonly Area[] = [
  {
    // Before all apps, and of none of them: what it knows of theirs is in the contract.
    name: "door",
    files: /^apps\/door\/src\//,
    mayImport: [
      "contract",
      "contract-server",
      "tracing",
      "node",
      "npm:@fastify/rate-limit",
      "npm:fastify",
      "npm:lru-cache",
      "npm:pino",
      "npm:prom-client",
      "npm:undici",
      "npm:zod",
    ],
  },
];
