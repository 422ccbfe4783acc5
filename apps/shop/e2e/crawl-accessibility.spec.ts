import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./shop.ts";

/** Every page that is read or filled in; those of catalogue, cart and orders have their turn in accessibility.spec.ts. */
const pages = [
  "/room-ideas/living",
  "/inspiration",
  "/inspiration/inverter-and-solar",
  "/about-us",
  "/boards-of-directors",
  "/faqs",
  "/design",
  "/showroom",
  "/appointment-booking",
  "/sale/sale-tv-ad",
  "/voucher",
  "/affiliates",
  "/terms-and-conditions",
  "/privacy",
  "/message/design?outcome=fields",
  "/message/contact?sent=M-7K3M9QX1",
];

for (const path of pages) {
  test(`${path} has no fault for anybody, on a phone and on a desk, with the lights on and off`, async ({
    page,
    shop,
  }) => {
    // Four looks at a page take a minute on a busy machine.
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await shop.expectAccessible();
      // Only colours change with the lights.
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}
