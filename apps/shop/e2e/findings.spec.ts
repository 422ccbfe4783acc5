import type { Page } from "@playwright/test";
import type { FixtureProduct } from "./fixture-products.ts";
import { expect, type Shop, test } from "./shop.ts";

/** Of the sample catalogue: the chandelier takes E14, the bulb has E27. */
const chandelier: FixtureProduct = {
  sku: "PR-CH-CAL6-BB",
  name: "Calabar Candle Chandelier 6-light, Brushed Brass",
  price: 325_000,
  stock: 11,
};
const bulb: FixtureProduct = {
  sku: "PRB60927",
  name: "LED A60 Bulb 9 W E27 2700 K",
  price: 2_500,
  stock: 200,
};
const stop = /^E27 bulb, E14 holder/;

test("a cart that does not fit says so, and is ordered only with a tick, which the order keeps @whole", async ({
  page,
  shop,
}) => {
  await shop.fillCart([chandelier, 1], [bulb, 6]);
  await page.goto("/shopping-cart");
  const fit = page.getByRole("region", { name: "Before you buy" });
  await expect(fit.getByText(stop)).toBeVisible();
  await expect(fit.getByRole("link", { name: bulb.name })).toHaveAttribute("href", `#line-${bulb.sku}`);
  await shop.expectAccessible();
  await orderAllTheSame(page, shop, shop.expectAccessible);
  await shop.expectAccessible();
});

test("what does not fit goes with the line that it is about", async ({ page, shop }) => {
  await shop.fillCart([chandelier, 1], [bulb, 6]);
  await page.goto("/shopping-cart");
  const fit = page.getByRole("region", { name: "Before you buy" });
  await page.getByRole("button", { name: `Remove ${bulb.name}` }).click();
  await shop.cartIsSaved();
  await expect(fit.getByText(stop)).toHaveCount(0);
  await expect(fit.getByText("it needs 6 E14 bulbs", { exact: false })).toBeVisible();
  await fit.getByRole("link", { name: "See bulbs with E14" }).click();
  await expect(page.getByRole("link", { name: /Candle.* E14/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: bulb.name })).toHaveCount(0);
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("the same is seen, asked and kept", async ({ page, shop }) => {
    await shop.fillCart([chandelier, 1], [bulb, 6]);
    await page.goto("/shopping-cart");
    await expect(page.getByText(stop)).toBeVisible();
    await page.getByText("1 note", { exact: true }).click();
    await expect(page.getByText("a plain rose does not carry it", { exact: false })).toBeVisible();
    await orderAllTheSame(page, shop);
  });
});

/** Forgets the tick first: it is asked for, and nothing that was typed is lost. @param whenAsked while it is asked for */
async function orderAllTheSame(page: Page, shop: Shop, whenAsked?: () => Promise<void>): Promise<void> {
  await page.goto("/checkout");
  await shop.checkOut();
  await expect(page.getByText(stop)).toBeVisible();
  await shop.placeOrder("₦365,000");
  const tick = page.getByRole("checkbox", { name: "I have read this and order all the same" });
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription("Tick this to order all the same, or change your cart.");
  await whenAsked?.();
  await tick.check();
  await shop.placeOrder("₦365,000");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You ordered this all the same" })).toBeVisible();
  await expect(page.getByText(stop)).toBeVisible();
}
