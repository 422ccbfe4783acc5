import type { Page } from "@playwright/test";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, type Shop, test } from "./shop.ts";

const { small, at499000, at499500 } = fixtureProducts;

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Both themes, on a phone and on a desk; nothing may be wider than the screen. */
async function expectGoodEverywhere(page: Page, shop: Shop): Promise<void> {
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

for (const path of [
  "/",
  "/products",
  "/products/16/chandeliers",
  "/products/16/chandeliers?finish=brushed-brass",
  "/products/182/sale",
  pathOf(small),
  "/search/lamp",
  "/search/zzzzzz",
  "/orders",
]) {
  test(`${path} is for everybody`, async ({ page, shop }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodEverywhere(page, shop);
  });
}

test.describe("a page that is not there", () => {
  test.use({ mayLog: /status of 404/ });
  test("is for everybody", async ({ page, shop }) => {
    await page.goto("/no-such-page");
    await expectGoodEverywhere(page, shop);
    await page.goto("/order/PR-00000000");
    await expectGoodEverywhere(page, shop);
  });
});

test("the cart is for everybody, empty and full", async ({ page, shop }) => {
  await page.goto("/shopping-cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expectGoodEverywhere(page, shop);
  await shop.fillCart([at499000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `One more. Quantity of ${at499000.name}` }).click();
  await expect(shop.cartLink(2)).toBeVisible();
  await expectGoodEverywhere(page, shop);
  await page.getByRole("button", { name: `Remove ${at499000.name}` }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await shop.expectAccessible();
});

test("every step of the checkout is for everybody", async ({ page, shop }) => {
  test.setTimeout(120_000);
  await shop.fillCart([at499500, 1]);
  await page.goto("/checkout");
  await expectGoodEverywhere(page, shop);
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
  await expectGoodEverywhere(page, shop);
  await shop.checkOut();
  await expectGoodEverywhere(page, shop);
  for (const step of ["delivery", "payment"]) {
    await page.goto(`/checkout/${step}`);
    await expectGoodEverywhere(page, shop);
  }
  await page.goto("/checkout/review");
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await expectGoodEverywhere(page, shop);
});
