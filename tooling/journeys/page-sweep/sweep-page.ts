import { expect, type Page } from "@playwright/test";
import { findBrokenWords } from "./broken-words.ts";
import { findClippedTexts } from "./clipped-texts.ts";
import { findCoveredControls } from "./covered-controls.ts";
import { findCrowdingBars } from "./crowding-bars.ts";
import { findCutFieldTexts } from "./field-texts.ts";
import { findLastingHoverRules } from "./hover-rules.ts";
import { findLayoutShift, watchLayoutShift } from "./layout-shift.ts";
import { findNativeBorders } from "./native-borders.ts";
import { findFrameFaults, findTwoPrices } from "./page-frame.ts";
import { installPageTools } from "./page-tools.ts";
import { findSidewaysScroll } from "./sideways.ts";

/** Each load, at its first size; the page is then fitted to the others. A page is zoomed to 400 % at 320 × 256. */
const loads = [
  [
    { width: 360, height: 740 },
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ],
  [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ],
] as const;

/** What only colours and lines change with is looked at with the lights on and off. */
const ofEveryTheme = [findNativeBorders, findSidewaysScroll, findClippedTexts];
const ofEverySize = [
  ...ofEveryTheme,
  findBrokenWords,
  findCoveredControls,
  findCrowdingBars,
  findCutFieldTexts,
  findFrameFaults,
  findTwoPrices,
];

/**
 * Looks for what is cut, covered, shifted or left to the browser, at every width and in both themes, and fails with all
 * faults of the page at once.
 * @param open goes to the page, and waits until what it shows is there
 */
export async function expectSound(page: Page, name: string, open: () => Promise<unknown>): Promise<void> {
  const faults = new Map<string, string[]>();
  const note = (where: string, found: readonly string[]) => {
    for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  await page.addInitScript(watchLayoutShift);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  for (const sizes of loads) {
    await page.setViewportSize(sizes[0]);
    await open();
    await settle(page);
    const size = `${sizes[0].width} × ${sizes[0].height}`;
    note(`${size}, loading`, await page.evaluate(findLayoutShift));
    note(`${size}, every theme`, await page.evaluate(findLastingHoverRules));
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(() => {
          window.pageTools.scrollTo(0);
          return new Promise(requestAnimationFrame);
        });
        const checks = colorScheme === "light" ? ofEverySize : ofEveryTheme;
        for (const check of checks) note(`${width} × ${height} ${colorScheme}`, await page.evaluate(check));
      }
    }
    await page.emulateMedia({ colorScheme: "light" });
  }
  const lines = [...faults].map(([fault, where]) => `${name}, ${where.join("; ")}: ${fault}`);
  // Soft: a journey through several pages reports the faults of all of them.
  expect.soft(lines.join("\n")).toBe("");
}

/** What the page reads has come, fonts are there, and its scripts have nothing more to do. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(installPageTools);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((done) => requestIdleCallback(done, { timeout: 5_000 }));
  });
}
