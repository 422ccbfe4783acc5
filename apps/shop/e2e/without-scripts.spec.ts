import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

test.use({ javaScriptEnabled: false });

test("browse, add, change, remove, check out and see the order, all without scripts", async ({
  page,
  shop,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Shop", exact: true })
    .getByRole("link", { name: "Indoor" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Indoor" })).toBeVisible();

  await page.goto(pathOf(small));
  await page.getByRole("spinbutton", { name: `Quantity of ${small.name}` }).fill("2");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(`Added to cart: ${small.name}`)).toBeVisible();

  await page.goto(pathOf(at99000));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("₦104,000").first()).toBeVisible();

  await page.getByRole("spinbutton", { name: `Quantity of ${small.name}` }).fill("4");
  await page.getByRole("button", { name: `Update quantity of ${small.name}` }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("4");

  await page.getByRole("button", { name: `Remove ${small.name}` }).click();
  await expect(page.getByText(`Removed ${small.name}`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("4");
  await page.getByRole("button", { name: `Remove ${small.name}` }).click();

  await page.getByRole("button", { name: "Check out" }).click();
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByLabel("E-mail address")).toHaveAccessibleDescription(/Enter your e-mail address/);
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  await shop.checkOut({ payment: /Pay on delivery/ });
  await shop.placeOrder("₦104,000");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("You pay when you receive your lights.")).toBeVisible();
  await page.goto("/shopping-cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});
