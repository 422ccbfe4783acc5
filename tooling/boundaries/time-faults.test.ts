import { join } from "node:path";
import { expect, it } from "vitest";
import { readTree } from "./read-tree.ts";
import { treeOf } from "./small-tree.ts";
import { timeFaults } from "./time-faults.ts";

// Two thousand files are read: seconds on a busy machine.
it("moments are written for the wire in one place of the API", { timeout: 60_000 }, () => {
  expect(timeFaults(readTree(join(import.meta.dirname, "..", "..")))).toEqual([]);
});

it("a moment that is written elsewhere is a fault, but not in another app", () => {
  const text = "export const at = new Date().toISOString();";
  expect(timeFaults(treeOf({ "apps/api/src/modules/cart/cart-rows.ts": text }))).toEqual([
    "apps/api/src/modules/cart/cart-rows.ts writes a moment by hand: wireTime of apps/api/src/platform/time/wire-time.ts does",
  ]);
  expect(timeFaults(treeOf({ "apps/desk/src/main.ts": text }))).toEqual([]);
});
