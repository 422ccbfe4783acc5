import type { Area } from "./area.ts";

export const identityAreas: readonly Area[] = [
  {
    // A server of its own, also in production: no other package may lean on it.
    name: "identity",
    files: /^apps\/identity\/src\//,
    mayImport: [
      "contract",
      "contract-server",
      "node",
      "npm:hono",
      "npm:@hono/node-server",
      "npm:jose",
      "npm:nodemailer",
      "npm:zod",
    ],
  },
  {
    name: "identity-tests",
    files: /^apps\/identity\/test\//,
    mayImport: [
      "identity",
      "node",
      "npm:vitest",
      "npm:jose",
      "npm:aws-amplify",
      "npm:s3rver",
      "npm:smtp-server",
    ],
  },
];
