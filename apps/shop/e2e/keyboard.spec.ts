import type { Locator, Page } from "@playwright/test";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;

test("a shopper without a mouse orders from the product page to the confirmation", async ({ page, shop }) => {
  await page.goto(pathOf(small));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
  await page.keyboard.press("Enter");
  await expect(shop.cartLink(1)).toBeVisible();
  const drawer = page.getByRole("dialog", { name: "Added to cart" });
  await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(drawer.getByText(/^₦[\d,]+ more and delivery is free\.$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeFocused();
  await tabTo(page, shop.cartLink(1), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: `One more. Quantity of ${small.name}` }));
  await page.keyboard.press("Enter");
  await expect(shop.cartLink(2)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Check out" }));
  await page.keyboard.press("Enter");

  for (const [label, text] of [
    ["E-mail address", "ada@example.com"],
    ["First name", "Ada"],
    ["Last name", "Obi"],
    ["Mobile number", "08031234567"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 2, name: "Delivery" })).toBeFocused();
  await tabTo(page, page.getByRole("radio", { name: /Delivery to your address/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Showroom Abuja/ })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByLabel("State", { exact: true }));
  await page.keyboard.type("Lagos");
  await tabTo(page, page.getByLabel("Local government area"));
  await expect(page.getByRole("option", { name: "Eti-Osa" })).toBeAttached();
  await page.keyboard.type("Eti");
  await tabTo(page, page.getByLabel("Street and house number"));
  await page.keyboard.type("14 Harbour Road");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 2, name: "How do you want to pay?" })).toBeFocused();
  await tabTo(page, page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Pay on delivery/ })).toBeChecked();

  await shop.expectToPay("₦10,000");
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
});

/** Walks until the focus is there: what cannot be reached so cannot be reached at all. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
