import type { Page, Response } from "@playwright/test";

/**
 * Waits until React listens on a page, wanting its scripts where they wait to be wanted; a page without scripts of the
 * framework is as it will be. The one way in which journeys do so.
 */
export async function untilListening(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(() => {
    // As if something had been typed: no field changes, and the focus stays where it is.
    document.querySelector("button, input")?.dispatchEvent(new Event("input", { bubbles: true }));
    return document.querySelector("#scripts-on-intent, script[src^='/_next/static/chunks/'][async]") !== null;
  });
  if (hasScripts) await page.locator("html[data-listening]").waitFor({ state: "attached" });
}

/** Makes every visit of a page wait until it listens, but for one that has only begun, and for a page that could not be made. */
export function listenOnEveryVisit(page: Page): void {
  const { goto, reload } = page;
  const isWhole = (answer: Response | null, options: { waitUntil?: string } | undefined) =>
    options?.waitUntil !== "commit" && (answer?.status() ?? 200) < 500;
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    if (isWhole(answer, options)) await untilListening(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (isWhole(answer, options)) await untilListening(page);
    return answer;
  };
}
