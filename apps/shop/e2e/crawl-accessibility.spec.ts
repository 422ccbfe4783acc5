import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

/** One page of each kind of the catalogue, and every page that is read or filled in. */
const pages = [
  "/",
  "/products",
  "/products/16/chandeliers",
  pathOf(fixtureProducts.small),
  "/search/pendant",
  "/room-ideas/living",
  "/inspiration",
  "/inspiration/colour-temperature",
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
  "/newsletter",
  "/wishlist",
  "/shopping-cart",
  "/orders",
];

for (const path of pages) {
  test(`${path} has no fault for anybody, on a phone and on a desk, with the lights on and off`, async ({
    page,
    shop,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await shop.expectAccessible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}
