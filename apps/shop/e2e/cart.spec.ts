import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000, scarce, gone } = fixtureProducts;

test("the quantity changes the row, the totals and the badge at once, and survives a reload", async ({
  page,
  shop,
}) => {
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

test("a removed line can be brought back", async ({ page, shop }) => {
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

test("what is pressed just before the page is left is kept", async ({ page, shop, context }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/shopping-cart");
  // So slow that the first press has no answer yet, and the others wait behind it.
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const more = page.getByRole("button", { name: `One more. Quantity of ${small.name}` });
  for (let press = 0; press < 3; press += 1) await more.click();
  await page.goto("/orders");
  await expect(async () => {
    await page.goto("/shopping-cart");
    const field = page.getByRole("spinbutton", { name: `Quantity of ${small.name}` });
    await expect(field).toHaveValue("4", { timeout: 1000 });
  }).toPass();
});

test("answers that come in another order never take back a later press", async ({ page, shop }) => {
  await shop.fillCart([small, 1]);
  await page.goto("/shopping-cart");
  const held: (() => void)[] = [];
  await page.route("**/api/cart/update", async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const more = page.getByRole("button", { name: `One more. Quantity of ${small.name}` });
  for (let press = 0; press < 4; press += 1) await more.click();
  const field = page.getByRole("spinbutton", { name: `Quantity of ${small.name}` });
  await expect(field).toHaveValue("5");
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  await expect(field).toHaveValue("5");
  held[1]?.();
  await expect(shop.cartLink(5)).toBeVisible();
  await shop.cartIsSaved();
  await page.unroute("**/api/cart/update");
  await page.reload();
  await expect(field).toHaveValue("5");
});

test("a full cart comes alive without a warning, also over an older one in storage", async ({
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

test("the badge reads the stored cart once a second, and another number never shows first", async ({
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

test("on the cart and in checkout nothing below or above leads away", async ({ page, shop }) => {
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
});

test("each press of the button adds once, however quick", async ({ page, shop }) => {
  await page.goto(pathOf(small));
  const add = page.getByRole("button", { name: "Add to cart" });
  await add.dblclick();
  await expect(shop.cartLink(2)).toBeVisible();
  await shop.cartLink(2).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
});

test("what is on its way when the cart opens comes into it", async ({ page, shop }) => {
  const held: (() => void)[] = [];
  await page.route("**/api/cart/add", async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  for (const [product, pieces] of [
    [small, 1],
    [at99000, 2],
  ] as const) {
    await page.goto(pathOf(product));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await shop.cartLink(pieces).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
    await expect.poll(() => held.length).toBe(pieces);
    await expect(page.getByText("Your cart is empty")).toHaveCount(0);
    held.at(-1)?.();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${product.name}` })).toHaveValue("1");
  }
});

test("what was answered while the cart's page was on its way comes into it", async ({ page, shop }) => {
  let openNow: () => void = () => undefined;
  const answeredTwice = new Promise<void>((done) => {
    openNow = done;
  });
  let rendered: () => void = () => undefined;
  const isRendered = new Promise<void>((done) => {
    rendered = done;
  });
  await page.goto(pathOf(small));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
  await page.route(/\/shopping-cart/, async (route) => {
    const answer = await route.fetch();
    rendered();
    await answeredTwice;
    await route.fulfill({ response: answer });
  });
  await page.route("**/api/cart/add", async (route) => {
    await isRendered;
    await route.continue();
  });
  await page.getByRole("button", { name: "Add to cart" }).click();
  const answered = page.waitForResponse("**/api/cart/add");
  await shop.cartLink(2).click();
  await (await answered).finished();
  openNow();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
  await expect(shop.cartLink(2)).toBeVisible();
});

test("no more goes into the cart than is in stock, and the shopper is told", async ({ page, shop }) => {
  await page.goto(pathOf(scarce));
  await page.getByRole("spinbutton", { name: `Quantity of ${scarce.name}` }).fill("3");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(shop.cartLink(3)).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText(/Only 3 of .* are in stock/)).toBeVisible();
  await expect(shop.cartLink(3)).toBeVisible();
});

test("what is out of stock cannot be added", async ({ page }) => {
  await page.goto(pathOf(gone));
  await expect(page.getByText("Out of stock").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
});

test.describe("a cart that has ended", () => {
  test.use({ mayLog: /status of 40[49]/ });
  test("leaves its items for a new one", async ({ page, shop, context, baseURL }) => {
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
    await expect(
      page.getByText("The shop does not answer right now.", { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
    await expect(shop.cartLink(2)).toBeVisible();
    await page.unroute("**/api/cart/**");
    await page.getByRole("button", { name: `One more. Quantity of ${small.name}` }).click();
    await expect(shop.cartLink(3)).toBeVisible();
  });
});
