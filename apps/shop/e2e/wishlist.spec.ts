import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { logIn, logOut, newEmail, register } from "./people.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, gone } = fixtureProducts;
const heart = (name: string) => ({ name: `Wishlist: ${name}` });

test("a guest's wishes stay in the browser, can be shared, and go into the cart", { tag: "@eager" }, async ({
  page,
  shop,
}) => {
  for (const product of [small, at99000, gone]) {
    await page.goto(pathOf(product));
    const button = page.getByRole("article").getByRole("button", heart(product.name)).first();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Added to your wishlist")).toBeVisible();
  }
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  const list = page.getByRole("main").getByRole("listitem");
  await expect(list).toHaveCount(3);
  await shop.expectAccessible();

  await page.getByText("Share this wishlist").click();
  const link = await page.getByLabel("Link to these lights").inputValue();
  await page.getByRole("button", { name: `Remove ${small.name} from the wishlist` }).click();
  await expect(list).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list).toHaveCount(3);
  await expect(list.last().getByRole("link", { name: small.name })).toBeVisible();
  await page.getByRole("button", { name: `Add to cart: ${at99000.name}` }).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
  await expect(page).toHaveURL("/wishlist");
  await expect(shop.cartLink(1)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "A shared wishlist" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: small.name })).toBeVisible();
});

test("wishes go along into the account, leave the browser on logging out, and come back @whole", async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await page.goto(pathOf(small));
  await page.getByRole("article").getByRole("button", heart(small.name)).first().click();
  await expect(page.getByText("Added to your wishlist")).toBeVisible();
  await page.goto("/auth?returnTo=/wishlist");
  await register(page, email, "/wishlist");
  await expect(page.getByRole("main").getByRole("link", { name: small.name })).toBeVisible();
  await expect(page.getByText("Saved to your account, on every device.")).toBeVisible();

  await logOut(page);
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 2, name: "Your wishlist is empty" })).toBeVisible();

  await page.goto("/auth?returnTo=/wishlist");
  await logIn(page, email);
  await expect(page).toHaveURL("/wishlist");
  await expect(page.getByRole("main").getByRole("link", { name: small.name })).toBeVisible();
  await page.goto(pathOf(at99000));
  await page.getByRole("article").getByRole("button", heart(at99000.name)).first().click();
  await expect(page.getByText("Added to your wishlist")).toBeVisible();
  await page.goto("/wishlist");
  await page.getByRole("button", { name: "Add all 2 to my cart" }).click();
  await expect(shop.cartLink(2)).toBeVisible();
});

test("the heart of a card is reached and pressed by keys, and moves nothing @whole", async ({ page }) => {
  await page.goto("/products/182/sale");
  const button = page.getByRole("button", { name: /^Wishlist: / }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Added to your wishlist")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the wishlist is for everybody, ${colorScheme} @whole`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/wishlist");
    await expect(page.getByRole("heading", { level: 2, name: "Your wishlist is empty" })).toBeVisible();
    await shop.expectAccessible();
  });
}
