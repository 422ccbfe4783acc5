import type { Area } from "./area.ts";

export const identityAreas: readonly Area[] = [
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
];
