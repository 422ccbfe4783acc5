import { translateEveryPage } from "@precise/journeys/translated-page";
import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { makeCoupon } from "./operator.ts";
import { logIn, logOut, newEmail, register } from "./people.ts";
import { enterCode, expect, test } from "./shop.ts";

const { small, at100001 } = fixtureProducts;

test.describe("a translated page @whole", () => {
  test.beforeEach(({ page }) => translateEveryPage(page));

  test("leads from a search to exactly one order", async ({ page, shop }) => {
    await page.goto("/auth?returnTo=/");
    await register(page, newEmail());
    await page.goto(`/search?q=${encodeURIComponent(small.name)}`);
    await page.getByRole("main").getByRole("link", { name: small.name }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: small.name })).toBeVisible();
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await page.getByRole("link", { name: "View cart" }).click();
    const quantity = page.getByRole("spinbutton", { name: `Quantity of ${small.name}` });
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
    await expect(quantity).toHaveValue("3");
    await page.getByRole("button", { name: `One fewer. Quantity of ${small.name}` }).click();
    await expect(shop.cartLink(2)).toBeVisible();
    await expect(page.getByRole("main").getByText("₦5,000").first()).toBeVisible();
    await shop.cartIsSaved();
    await page.getByRole("button", { name: "Check out" }).click();
    await shop.checkOut();
    await page.getByRole("button", { name: "Place order", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you, Ada" })).toBeVisible();
    await expect(page.locator("h1 font")).toHaveText(/Ada/);
    await page.goto("/orders");
    await expect(page.getByRole("link", { name: /^Order PR-/ })).toHaveCount(1);
  });

  test("signs in and out, and keeps the wishlist", async ({ page }) => {
    const email = newEmail();
    await page.goto("/auth?returnTo=/");
    await register(page, email);
    await logOut(page);
    await page.goto("/auth?returnTo=/");
    await logIn(page, email);
    await expect(page).toHaveURL("/");
    await page.goto(pathOf(small));
    await page
      .getByRole("article")
      .getByRole("button", { name: `Wishlist: ${small.name}` })
      .first()
      .click();
    await expect(page.getByText("Added to your wishlist")).toBeVisible();
    await page.goto("/wishlist");
    await page.getByRole("button", { name: `Remove ${small.name} from the wishlist` }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: small.name })).toBeVisible();
  });

  test("takes a voucher and takes it off", async ({ page, shop }) => {
    const code = await makeCoupon("--percent", "10");
    await shop.fillCart([at100001, 1]);
    await page.goto("/shopping-cart");
    await enterCode(page, code);
    await expect(page.getByText(`Voucher ${code} applied.`)).toBeVisible();
    await page.getByRole("button", { name: `Remove voucher ${code}` }).click();
    await expect(page.getByRole("region", { name: "Summary" }).getByText("−₦10,000")).toHaveCount(0);
  });

  test("filters a listing", async ({ page }) => {
    await page.goto("/products/19/indoor");
    await page.getByRole("checkbox", { name: /^Brushed Brass/ }).check();
    await page.getByRole("checkbox", { name: /^Matt Black/ }).check();
    // Before that list has come, the chip is of the list before.
    await expect(page.getByRole("link", { name: "Remove Matt Black" })).toBeVisible();
    await page.getByRole("link", { name: "Remove Brushed Brass" }).click();
    await expect(page).toHaveURL(/\?finish=matt-black$/);
    await expect(page.getByRole("checkbox", { name: /^Brushed Brass/ })).not.toBeChecked();
  });
});
