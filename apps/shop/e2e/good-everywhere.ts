import type { Page } from "@playwright/test";
import { expect, type Shop } from "./shop.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Both themes, on a phone and on a desk; nothing may be wider than the screen. */
export async function expectGoodEverywhere(page: Page, shop: Shop): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const size of sizes) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await shop.expectAccessible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `wider than ${size.width} pixels by`).toBeLessThanOrEqual(0);
    }
  }
}
