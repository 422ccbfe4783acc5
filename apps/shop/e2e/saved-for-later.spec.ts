import { type FixtureProduct, fixtureProducts } from "./fixture-products.ts";
import { importProducts } from "./import-catalogue.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

test("a line can be put aside, survives a reload, and goes back into the cart", async ({ page, shop }) => {
  await shop.fillCart([small, 3], [at99000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Save for later: ${small.name}` }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved.getByRole("link", { name: small.name })).toBeVisible();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await shop.cartIsSaved();
  await page.reload();
  await expect(saved.getByText("3 items")).toBeVisible();
  await saved.getByRole("button", { name: `Move to cart: ${small.name}` }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
  await expect(shop.cartLink(4)).toBeVisible();
  await expect(saved).toHaveCount(0);
  await shop.cartIsSaved();
  await page.reload();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("3");
});

test("what was saved shows in an empty cart, and begins a new one @whole", async ({ page, shop }) => {
  await shop.fillCart([at99000, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Save for later: ${at99000.name}` }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(shop.cartLink(0)).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("cartId"));
  await page.goto("/shopping-cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.getByRole("button", { name: `Move to cart: ${at99000.name}` }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${at99000.name}` })).toHaveValue("1");
  await expect(shop.cartLink(1)).toBeVisible();
});

test("what is put aside just before leaving stays put aside, and is out of the cart @whole", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 2], [at99000, 1]);
  await page.goto("/shopping-cart");
  // The shop takes its time: the page goes before it has answered.
  await page.route("**/api/cart/remove", async (route) => {
    const answer = await route.fetch();
    await page.waitForEvent("framenavigated");
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await page.getByRole("button", { name: `Save for later: ${small.name}` }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved.getByText("2 items")).toBeVisible();
  await page.goto("/orders");
  await page.goto("/shopping-cart");
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${at99000.name}` })).toHaveValue("1");
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveCount(0);
  await expect(saved.getByText("2 items")).toBeVisible();
});

test("saving and forgetting can both be taken back @whole", async ({ page, shop }) => {
  await shop.fillCart([small, 2]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Save for later: ${small.name}` }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: `Save for later: ${small.name}` }).click();
  await saved.getByRole("button", { name: `Remove from saved for later: ${small.name}` }).click();
  await expect(saved).toHaveCount(0);
  await page.getByText(`Removed: ${small.name}`).locator("..").getByRole("button", { name: "Undo" }).click();
  await expect(saved.getByText("2 items")).toBeVisible();
});

test("a saved light that sold out or changed its price says so @whole", async ({ page, shop }) => {
  const lamp: FixtureProduct = {
    sku: "E2E-FADING",
    name: "Journey Lamp that fades",
    price: 30_000,
    stock: 9,
  };
  await importProducts([lamp]);
  await shop.fillCart([lamp, 1]);
  await page.goto("/shopping-cart");
  await page.getByRole("button", { name: `Save for later: ${lamp.name}` }).click();
  const saved = page.getByRole("region", { name: "Saved for later" });
  await expect(saved.getByText("₦30,000")).toBeVisible();
  await importProducts([{ ...lamp, price: 35_000, stock: 0 }]);
  await page.reload();
  await expect(saved.getByText("Out of stock")).toBeVisible();
  await expect(saved.getByText("₦30,000 when you saved it")).toBeVisible();
  await expect(saved.getByRole("button", { name: /Move/ })).toHaveCount(0);
  await shop.expectAccessible();
  await page.evaluate(() => {
    const stored = localStorage.getItem("cartSavedForLater") ?? "";
    localStorage.setItem("cartSavedForLater", stored.replaceAll("E2E-FADING", "E2E-NEVER-WAS"));
  });
  await page.reload();
  await expect(saved.getByText("No longer sold")).toBeVisible();
  await expect(saved.getByRole("button", { name: /Move/ })).toHaveCount(0);
});

test.describe("while the shop does not answer @whole", () => {
  test.use({ mayLog: /Failed to load resource/ });
  test("a line that could not be saved stays in the cart, and nowhere twice", async ({ page, shop }) => {
    await shop.fillCart([small, 2]);
    await page.goto("/shopping-cart");
    await page.route("**/api/cart/**", (route) => route.abort());
    await page.getByRole("button", { name: `Save for later: ${small.name}` }).click();
    await expect(page.getByText("We could not reach the shop.", { exact: false }).first()).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
    await expect(page.getByRole("region", { name: "Saved for later" })).toHaveCount(0);
  });
});
