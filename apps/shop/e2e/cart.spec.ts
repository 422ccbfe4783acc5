import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, scarce, gone } = fixtureProducts;

test("the quantity changes the row, the totals and the badge at once, and survives a reload", {
  tag: "@eager",
}, async ({ page, shop }) => {
  await shop.fillCart([small, 2]);
  await page.goto("/shopping-cart");
  const more = page.getByRole("button", { name: `One more. Quantity of ${small.name}` });
  await more.click();
  await more.click();
  await expect(page.getByText("₦10,000").first()).toBeVisible();
  await expect(shop.cartLink(4)).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" }).getByText("₦15,000")).toBeVisible();
  await shop.cartIsSaved();
  await page.reload();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("4");
});

test("a removed line can be brought back", { tag: "@eager" }, async ({ page, shop }) => {
  await shop.fillCart([small, 3], [at99000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Remove ${small.name}` }).click();
  await expect(page.getByRole("link", { name: small.name })).toHaveCount(0);
  await expect(shop.cartLink(1)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
  await expect(shop.cartLink(4)).toBeVisible();
  await shop.cartIsSaved();
  await page.reload();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
});

test("a full cart comes alive without a warning, also over an older one in storage @whole", async ({
  page,
  shop,
}) => {
  const products = Object.values(fixtureProducts).filter(({ stock }) => stock > 0);
  for (const product of products) await shop.fillCart([product, 2]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Save for later: ${small.name}` }).click();
  await expect(shop.cartLink(products.length * 2 - 2)).toBeVisible();
  await shop.cartIsSaved();
  // Another browser changes the cart: what this one has stored is out of date when the page comes.
  await shop.fillCart([at99000, 5]);
  await page.reload();
  await expect(shop.cartLink(products.length * 2 + 3)).toBeVisible();
  await page.getByRole("button", { name: `One more. Quantity of ${at99000.name}` }).click();
  await expect(shop.cartLink(products.length * 2 + 4)).toBeVisible();
});

test("the badge reads the stored cart once a second, and another number never shows first @whole", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 2]);
  await page.goto("/shopping-cart");
  await expect(shop.cartLink(2)).toBeVisible();
  await page.goto("/");
  await expect(shop.cartLink(2)).toBeVisible();
  // The load at start-up may still be under way, and would know better than what is written here.
  await expect(async () => {
    await page.evaluate(() => {
      const stored = sessionStorage.getItem("cart") ?? "";
      sessionStorage.setItem("cart", stored.replace('"quantity":2', '"quantity":6').replace("5000", "15000"));
    });
    await expect(shop.cartLink(6)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("on the cart and in checkout nothing below or above leads away @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  for (const path of ["/shopping-cart", "/checkout/contact"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByText("All week 24/7")).toHaveCount(0);
  }
  await page.goto("/orders");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText("All week 24/7").first()).toBeVisible();
});

test("an add in one tab shows in another, and a new tab keeps the cart", async ({ page, shop, context }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/shopping-cart");
  await expect(shop.cartLink(1)).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathOf(at99000));
  await expect(other.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await other.getByRole("button", { name: "Add to cart" }).click();
  await expect(other.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await expect(shop.cartLink(2)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: at99000.name })).toBeVisible();
  const checkout = await context.newPage();
  await checkout.goto("/checkout/contact");
  await expect(checkout.getByRole("region", { name: "Your order" }).getByText("2 items")).toBeVisible();
});

test("no more goes into the cart than is in stock, and the shopper is told @whole", async ({
  page,
  shop,
}) => {
  await page.goto(pathOf(scarce));
  await page.getByRole("spinbutton", { name: `Quantity of ${scarce.name}` }).fill("3");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shop.cartLink(3)).toBeVisible();
  const drawer = page.getByRole("dialog", { name: "Added to cart" });
  await drawer.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(drawer.getByText(/only 3 in stock/)).toBeVisible();
  await expect(shop.cartLink(3)).toBeVisible();
});

test("what is out of stock cannot be added @whole", async ({ page }) => {
  await page.goto(pathOf(gone));
  await expect(page.getByText("Out of stock").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
});

test.describe("a cart that has ended", () => {
  test.use({ mayLog: /status of 40[49]/ });
  test("leaves its items for a new one @whole", async ({ page, shop, context, baseURL }) => {
    await shop.fillCart([small, 2]);
    await page.goto("/shopping-cart");
    await expect(shop.cartLink(2)).toBeVisible();
    await context.addCookies([
      { name: "cartId", value: "no-such-cart-no-such-cart-no-such", url: baseURL ?? "" },
    ]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await page.getByRole("button", { name: "Restore 2 items" }).click();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
    await expect(shop.cartLink(2)).toBeVisible();
    await page.reload();
    await expect(shop.cartLink(2)).toBeVisible();
  });
});

test.describe("while the shop does not answer", () => {
  test.use({ mayLog: /Failed to load resource/ });
  test("the cart stays as it was seen, says so, and comes back by itself", async ({ page, shop }) => {
    await shop.fillCart([small, 2]);
    await page.goto("/shopping-cart");
    await expect(shop.cartLink(2)).toBeVisible();
    await page.route("**/api/cart/**", (route) => route.abort());
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
    await expect(page.getByText("We could not reach the shop.", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
    await expect(shop.cartLink(2)).toBeVisible();
    await page.unroute("**/api/cart/**");
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
    await expect(shop.cartLink(3)).toBeVisible();
  });
});
