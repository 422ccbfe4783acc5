import { join } from "node:path";
import { expect, it } from "vitest";
import { raceFaults } from "./race-faults.ts";
import { readTree } from "./read-tree.ts";
import { treeOf } from "./small-tree.ts";

it("no test depends on who is faster", { timeout: 60_000 }, () => {
  expect(raceFaults(readTree(join(import.meta.dirname, "..", "..")))).toEqual([]);
});

it.each([
  ["apps/api/test/a.test.ts", "expect(performance.now() - begun).toBeLessThan(2_000);", "times by the clock"],
  ["apps/shop/e2e/a.spec.ts", "await page.waitForTimeout(500);", "waits for a time"],
  ["packages/web/src/a.test.ts", "await vi.waitFor(() => expect(sent).toEqual([1]));", "waits for a second"],
  ["apps/shop/e2e/shop.ts", "expect(await rows.count()).toBe(3);", "reads at once"],
  ["apps/shop/e2e/a.spec.ts", "expect((await rows.allTextContents()).length).toBe(3);", "reads at once"],
  [
    "apps/api/test/a.test.ts",
    "const soon = new Date(Date.now() + 900).toISOString();",
    "has a moment come while it runs",
  ],
])("in %s, `%s` is a fault: it %s", (file, text, words) => {
  expect(raceFaults(treeOf({ [file]: text }))).toEqual([expect.stringContaining(`${file} ${words}`)]);
});

it.each([
  ["apps/shop/src/a.ts", "expect(performance.now() - begun).toBeLessThan(2_000);"],
  ["apps/shop/e2e/a.spec.ts", "await expect(rows).toHaveCount(3);"],
  ["apps/api/test/a.test.ts", "const later = new Date(Date.now() + 3_600_000).toISOString();"],
])("in %s, `%s` is none", (file, text) => {
  expect(raceFaults(treeOf({ [file]: text }))).toEqual([]);
});
