import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

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

test("answers that come in another order never take back a later press @whole", async ({ page, shop }) => {
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

test("each press of the button adds once, however quick", async ({ page, shop }) => {
  await page.goto(pathOf(small));
  const add = page.getByRole("button", { name: "Add to cart" });
  await add.dblclick();
  await expect(shop.cartLink(2)).toBeVisible();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("spinbutton", { name: `Quantity of ${small.name}` })).toHaveValue("2");
});

test("what is on its way when the cart opens comes into it @whole", async ({ page, shop }) => {
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

test("what was answered while the cart's page was on its way comes into it @whole", async ({
  page,
  shop,
}) => {
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
  await page.keyboard.press("Escape");
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
