import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });

/**
 * Delays the answer to the first filter until the second filter's page has been answered once, and is being asked for
 * again or shown: on a slow network answers come in any order.
 * @returns lets the first answer go
 */
async function holdFirstAnswer(page: Page): Promise<() => void> {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: hasCome, resolve: tellCome } = Promise.withResolvers<void>();
  await page.route(/\?finish=brushed-brass&_rsc=/, async (route) => {
    const response = await route.fetch();
    await mayGo;
    // Whoever has left the page meanwhile takes no answer any more.
    await route.fulfill({ response }).catch(() => undefined);
    tellCome();
  });
  let calls = 0;
  await page.route(/\?finish=brushed-brass(?:,|%2C)matt-black&_rsc=/, async (route) => {
    calls += 1;
    if (calls > 1) {
      letGo();
      await hasCome;
    }
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

for (const listing of ["/products", "/products/19/indoor"]) {
  test(`two filters within a second on ${listing} end at both, though the second is answered first @whole`, async ({
    page,
  }) => {
    await page.goto(listing);
    const letGo = await holdFirstAnswer(page);
    await box(page, /^Brushed Brass/).check();
    await box(page, /^Matt Black/).check();
    const both = new RegExp(`${listing}\\?finish=brushed-brass,matt-black$`);
    await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
    letGo();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page).toHaveURL(both);
    await expect(box(page, /^Brushed Brass/)).toBeChecked();
    await expect(box(page, /^Matt Black/)).toBeChecked();
    // From here on the list is narrowed in place again.
    await page.getByRole("link", { name: "Remove Matt Black" }).click();
    await expect(page).toHaveURL(new RegExp(`${listing}\\?finish=brushed-brass$`));
  });
}
