import { test as base, expect, type Page } from "@playwright/test";
import Axe from "axe-core";
import { expectSound } from "./page-sweep/sweep-page.ts";

/**
 * Every journey fails on a script error, a console error, a violated policy or a hydration warning, unless it says which
 * ones belong to it.
 */
export const quietTest = base.extend<{ mayLog: RegExp; quiet: undefined }>({
  // Matches nothing: by default a journey may log no error at all.
  mayLog: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, mayLog }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") heard.push(message.text());
      });
      page.on("pageerror", (error) => heard.push(String(error)));
      await use(undefined);
      expect(heard.filter((line) => !mayLog.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** No accessibility fault that axe can find, in this state of the page, or none of these rules. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // Still: what is half faded, like a promo that gives way to the next, has no contrast to speak of.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults = await findFaultsIn(page, rules);
  await page.emulateMedia({ reducedMotion: null });
  expect(faults).toEqual([]);
}

async function findFaultsIn(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  // Once for each document: its half megabyte takes longer to read than most pages to check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(Axe.source);
  return page.evaluate(findFaults, rules);
}

/** Runs inside of the page. Only what is wrong is described. */
async function findFaults(rules: readonly string[]): Promise<string[]> {
  const { axe } = window as typeof window & { readonly axe: typeof Axe };
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    selectors: false,
    ...(rules.length > 0 && { runOnly: [...rules] }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** What a sweep looks at in one visit: how the page is laid out, then whether it is for everybody. */
export async function expectWhole(page: Page, name: string, open: () => Promise<unknown>): Promise<void> {
  await expectSound(page, name, open);
  await expectGoodEverywhere(page);
}

/** Both themes, on a phone and on a desk; nothing may be wider than the screen. */
export async function expectGoodEverywhere(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await findFaultsIn(page)).toEqual([]);
    // Only colours and pictures change with the lights.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findFaultsIn(page, ["color-contrast"])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `wider than ${size.width} pixels by`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ reducedMotion: null });
}
