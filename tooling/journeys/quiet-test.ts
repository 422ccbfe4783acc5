import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

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

/** No accessibility fault that axe can find, in this state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Still: what is half faded, like a promo that gives way to the next, has no contrast to speak of.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Both themes, on a phone and on a desk; nothing may be wider than the screen. */
export async function expectGoodEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const size of sizes) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `wider than ${size.width} pixels by`).toBeLessThanOrEqual(0);
    }
  }
}
