import { expect, test } from "./shop.ts";

test("a new shopper finds a chandelier, orders it and sees the order again after a reload", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Chandeliers/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Chandeliers" })).toBeVisible();

  await page.getByRole("checkbox", { name: /Brushed Brass/ }).check();
  await expect(page).toHaveURL(/finish=brushed-brass/);
  const price = page.getByRole("textbox", { name: "Price, from, ₦" });
  await price.fill("400000");
  await price.press("Enter");
  await expect(page).toHaveURL(/price=400000-/);

  const card = page.getByRole("main").getByRole("article").first();
  await expect(card).toContainText("Brushed Brass");
  // Of the list before, the first may cost less: it is no longer there once this one is.
  await expect(card).toContainText(/₦(?:[4-9]\d\d|\d,\d{3}),\d{3}/);
  const name = (await card.getByRole("link").first().textContent()) ?? "";
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: `${name}, Brushed Brass` })).toBeVisible();

  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shop.cartLink(1)).toBeVisible();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: name.trim() }).first()).toBeVisible();

  await page.getByRole("button", { name: "Check out" }).click();
  await shop.checkOut();
  await page.getByRole("button", { name: /^Place order/ }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await expect(page.getByText(name.trim()).first()).toBeVisible();
  await expect(shop.cartLink(0)).toBeVisible();
  const number = page.url().split("/").at(-1) ?? "";
  expect(number).toMatch(/^PR-[0-9A-Z]{8}$/);

  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText("Waiting for your payment")).toBeVisible();
});
