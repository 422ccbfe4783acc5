import { expect, test } from "./trade.ts";

const article = "PR-CH-ADN60-BB";
const product = "/clients/product/adunni-ring-chandelier-600-mm-brushed-brass-PR-CH-ADN60-BB";

test("rows are ordered by keyboard alone: quantities, one press, the badge", async ({ page, trade }) => {
  await trade.signIn(await trade.openAccount());
  await trade.begin("/clients/products/21/switches-and-sockets");
  const fields = page.getByRole("table").getByRole("textbox");
  await fields.first().focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(fields.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("3");
  await expect(page.getByText("5 pieces of 2 products")).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).press("Enter");
  await expect(page.getByText("Added to the cart")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 5 pieces" })).toBeVisible();
  await expect(fields.first()).toHaveValue("");
});

test("a product is added from its picture @whole", async ({ page, trade }) => {
  await trade.signIn(await trade.openAccount());
  await trade.begin("/clients/products/21/switches-and-sockets?view=grid");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("spinbutton") })
    .first();
  await card.getByRole("spinbutton").fill("3");
  await card.getByRole("button", { name: /^Add / }).click();
  await expect(page.getByText("Added to the cart")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 3 pieces" })).toBeVisible();
});

test.describe("without JavaScript @whole", () => {
  test.use({ javaScriptEnabled: false });
  test("a product is added from its picture, and the cart shows it", async ({ page, trade }) => {
    await trade.signIn(await trade.openAccount());
    await page.goto("/clients/products/21/switches-and-sockets?view=grid");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("spinbutton") })
      .first();
    await card.getByRole("spinbutton").fill("2");
    await card.getByRole("button", { name: /^Add / }).click();
    await expect(page).toHaveURL(/\/clients\/shopping-cart$/);
    await expect(page.getByLabel(/^Quantity of /)).toHaveValue("2");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test("nothing speaks of keys, and quick order has two rows and the way to its lists @whole", async ({
    page,
    trade,
  }) => {
    await trade.signInToLook();
    await trade.begin("/clients/products/21/switches-and-sockets");
    await expect(page.getByText(/arrow keys/)).toBeHidden();
    await trade.begin("/clients/quick-order");
    await expect(page.getByLabel(/^Item number, row/).filter({ visible: true })).toHaveCount(2);
    await page.getByRole("link", { name: "Paste a list or send a file" }).tap();
    await expect(page.getByLabel("Paste a list")).toBeInViewport();
  });
});

test("a quantity that is none is said beside the button, and nothing is added", async ({ page, trade }) => {
  await trade.signInToLook();
  await trade.begin("/clients/products/21/switches-and-sockets");
  const first = page.getByRole("table").getByRole("textbox").first();
  await first.fill("two");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Enter a whole number up to 9,999.")).toBeVisible();
  await expect(first).toBeFocused();
  await trade.begin("/clients/products/19/indoor");
  await first.fill("9999");
  await expect(page.getByText(/^Only [\d,]+ in stock/)).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(first).toBeFocused();
  await expect(page.getByRole("link", { name: "Cart, 0 pieces" })).toBeVisible();
});

test("prices are shown without or with VAT, and the choice is kept @whole", async ({ page, trade }) => {
  await trade.signInToLook();
  await trade.begin(product);
  const price = page.getByRole("article").getByText(/^₦/).filter({ visible: true }).first();
  await expect(price).toHaveText("₦300,300");
  await page.getByRole("button", { name: "With VAT" }).click();
  await expect(price).toHaveText("₦322,822.50");
  await page.goto("/clients/products/19/indoor");
  await expect(page.getByRole("row", { name: new RegExp(article) })).toContainText("₦322,822.50");
  await expect(page.getByRole("button", { name: "With VAT" })).toHaveAttribute("aria-pressed", "true");
});

test("filters, order and view stand in the address @whole", async ({ page, trade }) => {
  await trade.signInToLook();
  await trade.begin("/clients/products/19/indoor");
  await page.getByRole("checkbox", { name: "Brushed Brass" }).check();
  await expect(page).toHaveURL("/clients/products/19/indoor?finish=brushed-brass");
  await page.getByLabel("Sort by").selectOption("price-asc");
  await expect(page).toHaveURL("/clients/products/19/indoor?finish=brushed-brass&sort=price-asc");
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Pictures" }).click();
  await expect(page).toHaveURL("/clients/products/19/indoor?finish=brushed-brass&sort=price-asc&view=grid");
  await page.getByRole("link", { name: "Remove Brushed Brass" }).click();
  await expect(page).toHaveURL("/clients/products/19/indoor?sort=price-asc&view=grid");
});

test("wrong addresses lead to the right ones, and what is not there is 404", async ({ page, trade }) => {
  await trade.signInToLook();
  const moved = await page.request.get(`/clients/product/anything-${article}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([308, product]);
  const named = await page.request.get("/clients/products/19/lights?sort=name", { maxRedirects: 0 });
  expect([named.status(), named.headers().location]).toEqual([308, "/clients/products/19/indoor?sort=name"]);
  for (const path of ["/clients/products/182/sale", "/clients/product/no-such-thing", "/clients/nowhere"])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  const page200 = await page.request.get(product);
  expect(page200.headers()["cache-control"]).toBe("private, no-store");
  expect(page200.headers()["content-security-policy"]).toContain("'nonce-");
});

for (const width of [320, 1440]) {
  test(`the top bar stands on every page but cart and checkout, at ${width} pixels @whole`, async ({
    page,
    trade,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const bar = page.getByRole("region", { name: "Open and elsewhere" });
    const expectBar = async (path: string) => {
      await page.goto(path);
      await expect(bar.getByText("All week 24/7"), path).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("link"), path).toHaveText(["Facebook", "Instagram", "LinkedIn"]);
    };
    for (const path of ["/clients/login", "/clients/apply"]) await expectBar(path);
    await trade.signInToLook();
    for (const path of ["/clients/products/19/indoor", product, "/clients/quick-order", "/clients/orders"])
      await expectBar(path);
    for (const path of ["/clients/shopping-cart", "/clients/checkout"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(bar, path).toHaveCount(0);
    }
  });
}

test("client mode has its four entries and nothing of the shop's own @whole", async ({ page, trade }) => {
  await trade.signInToLook();
  await page.goto("/clients/orders");
  const banner = page.getByRole("banner");
  const entries = banner.getByRole("navigation", { name: "Trade catalogue" }).getByRole("link");
  await expect(entries).toHaveText(["Indoor", "Outdoor", "Switches and Sockets", "Focale"]);
  await expect(page.getByText("All week 24/7")).toBeVisible();
  await expect(banner.getByRole("link", { name: "Precise" })).toHaveAttribute(
    "href",
    "/clients/products/19/indoor",
  );
  // The plain menu is there too, unseen.
  await expect(page.locator("header, nav").getByText(/^(Ideas|About)$/)).toHaveCount(0);
  await expect(page.locator('a[href="/auth"], a[href^="/auth?"], a[href="/wishlist"]')).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Wishlist" })).toHaveCount(0);
  await page.goto("/clients/shopping-cart");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("All week 24/7")).toHaveCount(0);
});
