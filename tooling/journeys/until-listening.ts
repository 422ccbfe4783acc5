import type { Page } from "@playwright/test";

/**
 * Waits until React listens on a page, wanting its scripts where they wait to be wanted. The one way in which journeys do
 * so; what happens before is the matter of `scripts-on-intent.spec.ts`.
 */
export async function untilListening(page: Page): Promise<void> {
  await page.evaluate(() => {
    // As if something had been typed: no field changes, and the focus stays where it is.
    document.querySelector("button, input")?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.locator("html[data-listening]").waitFor({ state: "attached" });
}
