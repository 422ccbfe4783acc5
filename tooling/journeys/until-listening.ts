import type { Page } from "@playwright/test";

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

/** Makes every visit of a page wait until it listens. */
export function listenOnEveryVisit(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...visit) => {
    const answer = await goto.apply(page, visit);
    await untilListening(page);
    return answer;
  };
  page.reload = async (...visit) => {
    const answer = await reload.apply(page, visit);
    await untilListening(page);
    return answer;
  };
}
