import type { Page } from "@playwright/test";
import { fixtureProducts } from "./fixture-products.ts";
import { newEmail, register } from "./people.ts";
import { expect, type Shop, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

/** Registers a person with a cart, and places it as their order. @returns its number */
async function orderOfNewPerson(page: Page, shop: Shop): Promise<string> {
  await shop.fillCart([at99000, 1], [small, 2]);
  await page.goto("/auth?returnTo=/checkout");
  await register(page, newEmail(), /\/checkout\/contact$/);
  await shop.checkOut();
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

test("a person's orders are listed, open anywhere they are logged in, and can be cancelled there", async ({
  page,
  shop,
}) => {
  const number = await orderOfNewPerson(page, shop);
  // As on another device: nothing but the session opens it.
  await page.context().clearCookies({ name: "order" });
  await page.goto("/orders");
  await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
  const own = page.getByRole("link", { name: `Order ${number}` });
  await expect(own).toHaveAccessibleName(/Journey Lamp at 99000 and more, 3 items.*Waiting for your payment/);
  await shop.expectAccessible();
  await own.click();
  await expect(page.getByRole("heading", { level: 2, name: "History" })).toBeVisible();
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Yes, cancel the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This order is cancelled" })).toBeVisible();
});

test("the same again is compared with today before anything is added @whole", async ({ page, shop }) => {
  const number = await orderOfNewPerson(page, shop);
  await page.getByRole("link", { name: "Order again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order again" })).toBeVisible();
  await expect(page.getByText("Same prices, and everything is in stock.")).toBeVisible();
  await expect(page.getByText(`The lights of order ${number}`)).toBeVisible();
  await expect(shop.cartLink(0)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole("button", { name: "Add to my cart" }).click();
  await expect(page.getByText("The lights of your order are in your cart")).toBeVisible();
  await expect(shop.cartLink(3)).toBeVisible();
});

test.describe("without scripts @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("guests are shown the way to log in, and how an order is found", async ({ page }) => {
    const answer = await page.goto("/orders");
    expect(answer?.headers()["cache-control"]).toMatch(/private.*no-store/);
    await expect(page.getByRole("link", { name: "Sign in to see all your orders" })).toHaveAttribute(
      "href",
      "/auth?returnTo=/orders",
    );
    await expect(page.getByRole("button", { name: "Find order" })).toBeVisible();
  });
});
