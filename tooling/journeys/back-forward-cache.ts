import { expect, type LaunchOptions, type Page } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";
import { chromiumOfThisMachine } from "@precise/chromium/find-chromium";

/**
 * Starts a browser that keeps pages for Back and Forward, as shoppers' browsers do: a whole one, for a headless shell has no
 * such cache, and without Playwright's own switch that turns it off.
 * @param searchPath the PATH of this machine
 */
export async function launchWithBackForwardCache(searchPath: string): Promise<LaunchOptions> {
  const { path } = await chromiumOfThisMachine({ searchPath, isWhole: true });
  return {
    executablePath: path,
    args: [...chromiumFlags],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  };
}

/** Notes in each page of a tab how it came to be shown. Before its first page is opened. */
export async function noteReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isRestored: persisted }));
  });
}

/** Leaves the page for a plain one, as for another site; on the way back it is on the browser to keep it or not. */
export async function leave(page: Page): Promise<void> {
  await page.goto("/robots.txt");
}

/**
 * Goes back to the page that was left.
 * @returns "restored" where the browser had kept it whole, else the browser's reasons
 */
export async function comeBack(page: Page, path: string): Promise<string> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  const outcome = await page.waitForFunction(() => {
    const isRestored: unknown = Reflect.get(window, "isRestored");
    if (typeof isRestored !== "boolean") return null;
    const [arrival] = performance.getEntriesByType("navigation");
    return isRestored
      ? "restored"
      : JSON.stringify(arrival && "notRestoredReasons" in arrival ? arrival.notRestoredReasons : null);
  });
  return String(await outcome.jsonValue());
}
