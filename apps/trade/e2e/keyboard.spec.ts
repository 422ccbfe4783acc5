import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./trade.ts";
import { tradeProducts } from "./trade-products.ts";

const { plenty, other } = tradeProducts;

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`150 presses of Tab do not lead to ${target}`);
}

/** Tabs to a field and types; in a list of choices typing chooses. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test("from the login to an order out of the table, without a mouse @whole", async ({ page, trade }) => {
  test.setTimeout(120_000);
  const client = await trade.openAccount();
  await page.goto("/clients/products/34/bulbs?sort=newest&finish=opal");
  await type(page, "E-mail", client.email);
  await type(page, "Password", client.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bulbs" })).toBeVisible();

  for (const [product, pieces] of [
    [plenty, "12"],
    [other, "3"],
  ] as const) {
    await tabTo(page, page.getByRole("row", { name: new RegExp(product.sku) }).getByRole("textbox"));
    await page.keyboard.type(pieces);
  }
  await expect(page.getByText("15 pieces of 2 products")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Cart, 15 pieces" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue("12");
  await tabTo(page, page.getByRole("link", { name: "Check out" }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Where, when, and how to pay" })).toBeVisible();
  await type(page, "State", "Lagos");
  await expect(page.getByRole("option", { name: "Ikeja" })).toBeAttached();
  await type(page, "Local government area", "Ikeja");
  await type(page, "Street and house number", "14 Harbour Road");
  await type(page, "Name of the site contact", "Ada Obi");
  await type(page, "Mobile number of the site contact", "0803 123 4567");
  await type(page, "Purchase-order number (optional)", "PO-118");
  await tabTo(page, page.getByRole("button", { name: "Review your order" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Review your order" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: /^Place order: ₦/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. Your order is placed")).toBeVisible();
});
