import { apiAreas } from "./api.ts";
import type { Area } from "./area.ts";
import { REACT } from "./area-lists.ts";
import { deskAreas } from "./desk.ts";
import { doorAreas } from "./door.ts";
import { identityAreas } from "./identity.ts";
import { packageAreas } from "./packages.ts";
import { paymentsAreas } from "./payments.ts";
import { shopAreas } from "./shop.ts";
import { toolConfigAreas } from "./tool-config.ts";
import { toolingAreas } from "./tooling.ts";
import { tradeAreas } from "./trade.ts";

/** The "Import rules" of docs/design.md as data. A file that no area lists is a violation, so a new package or folder must be entered in `areas/`. */

/** What a test may use in addition to what its area may. */
export const testKit: readonly string[] = [
  "node",
  "ports",
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
  "apps/door/src/main.ts",
  "apps/identity/src/main.ts",
  "apps/payments/src/main.ts",
];

/** Constants, not settings: the bundler writes their value into the code. */
export const bundlerConstants: ReadonlySet<string> = new Set([
  "process.env.NODE_ENV",
  "process.env.NEXT_RUNTIME",
]);

export const areas: readonly Area[] = [
  ...toolConfigAreas,
  ...packageAreas,
  ...doorAreas,
  ...deskAreas,
  ...shopAreas,
  ...tradeAreas,
  ...apiAreas,
  ...identityAreas,
  ...paymentsAreas,
  ...toolingAreas,
];
