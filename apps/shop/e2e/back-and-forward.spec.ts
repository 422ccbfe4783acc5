import type { PlaywrightWorkerOptions } from "@playwright/test";
import {
  comeBack,
  launchWithBackForwardCache,
  leave,
  noteReturns,
} from "@precise/journeys/back-forward-cache";
import { shopPages } from "#shop/base/routes/page-table.ts";
import { machineVariables } from "./env.ts";
import { type FixtureProduct, fixtureProducts, pathOf } from "./fixture-products.ts";
import { importProducts } from "./import-catalogue.ts";
import { accountHeading, logOut, newEmail, register } from "./people.ts";
import { sampleProducts } from "./sample-products.ts";
import { expect, test as journey } from "./shop.ts";

// Looked for when it is needed: a machine without one runs all other journeys.
const test = journey.extend<object, Pick<PlaywrightWorkerOptions, "launchOptions">>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(await launchWithBackForwardCache(machineVariables().PATH ?? "")),
    { scope: "worker" },
  ],
});
test.beforeEach(({ page }) => noteReturns(page));

const { small } = fixtureProducts;

/** Everything that everybody sees alike: what is one visitor's own is not kept. */
const publicPages = [
  ...Object.entries(shopPages).flatMap(([route, { looks = [], isClosed }]) =>
    isClosed && !route.startsWith("/search") ? [] : looks,
  ),
  "/search",
  sampleProducts.pendant.path,
  pathOf(small),
];

test("every page for everybody is still there when its shopper comes back @whole", async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await shop.fillCart([small, 1]);
  const outcomes: Record<string, string> = {};
  for (const [place, path] of publicPages.entries()) {
    await page.goto(path);
    // Everything that a page opens is open: its scripts have come, and the cart's count with them.
    await expect(shop.cartLink(1)).toBeVisible();
    await leave(page);
    // As a sign-in or another cart would: a browser gives up pages that say `no-store` then.
    await context.addCookies([{ name: "changed-meanwhile", value: String(place), url: baseURL ?? "" }]);
    outcomes[path] = await comeBack(page, path);
  }
  expect(outcomes).toEqual(Object.fromEntries(publicPages.map((path) => [path, "restored"])));
});

test("back on a product: the cart of another tab, today's price and stock, and what was typed @whole", async ({
  page,
  shop,
  context,
}) => {
  const lamp: FixtureProduct = { sku: "E2E-AWAY", name: "Journey Lamp left alone", price: 30_000, stock: 50 };
  await importProducts([lamp]);
  await page.goto(pathOf(lamp));
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  // The shop has answered: the count is shown before it has, and the other tab would begin a cart of its own.
  await expect(page.getByText("Added to cart").first()).toBeVisible();
  await expect(shop.cartLink(1)).toBeVisible();
  await page.getByRole("spinbutton", { name: /^Quantity/ }).fill("2");
  await leave(page);

  const other = await context.newPage();
  await other.goto(pathOf(lamp));
  await other.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(other.getByRole("link", { name: "Cart, 2 items", exact: true })).toBeVisible();
  await expect(other.getByText("Added to cart").first()).toBeVisible();
  await importProducts([{ ...lamp, price: 35_000, stock: 3 }]);
  await expect(async () => {
    await other.reload();
    await expect(other.getByText("Only 3 left")).toBeVisible({ timeout: 2_000 });
  }).toPass();

  expect(await comeBack(page, pathOf(lamp))).toBe("restored");
  await expect(shop.cartLink(2)).toBeVisible();
  await expect(page.getByText("Only 3 left")).toBeVisible();
  await expect(page.getByText("₦35,000").first()).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: /^Quantity/ })).toHaveValue("2");
});

test("back on a search: its cards say today's price @whole", async ({ page }) => {
  const lamp: FixtureProduct = {
    sku: "E2E-SOUGHT",
    name: "Journey Wanderlight",
    price: 30_000,
    stock: 50,
  };
  await importProducts([lamp]);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: lamp.name });
  await page.goto("/search/wanderlight");
  await expect(card).toContainText("₦30,000");
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  await leave(page);
  await importProducts([{ ...lamp, price: 35_000 }]);
  expect(await comeBack(page, "/search/wanderlight")).toBe("restored");
  await expect(card).toContainText("₦35,000");
});

test("back after logging out elsewhere: nothing of that person or cart is left @whole", async ({
  page,
  shop,
  context,
}) => {
  await page.goto("/auth");
  await register(page, newEmail());
  await page.goto(pathOf(small));
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  // The shop has answered: what is under way would be sent again on the way back.
  await expect(page.getByText("Added to cart").first()).toBeVisible();
  await expect(shop.cartLink(1)).toBeVisible();
  const signedIn = page.locator("html[data-signed-in]");
  await expect(signedIn).toHaveCount(1);
  await leave(page);

  const other = await context.newPage();
  await logOut(other);
  expect(await comeBack(page, pathOf(small))).toBe("restored");
  await expect(signedIn).toHaveCount(0);
  await expect(shop.cartLink(0)).toBeVisible();
});

test("back after logging out: no page of the account is seen again @whole", async ({ page, context }) => {
  await page.goto("/auth");
  await register(page, newEmail());
  await page.goto("/auth");
  await expect(accountHeading(page)).toBeVisible();
  await leave(page);
  const other = await context.newPage();
  await logOut(other);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect(accountHeading(page)).toHaveCount(0);
});

test("back within the shop after logging out elsewhere: no page of the account is seen again @whole", async ({
  page,
  context,
}) => {
  await page.goto("/auth");
  await register(page, newEmail());
  await page.goto("/orders");
  await page.getByRole("banner").getByRole("link", { name: "Precise", exact: true }).click();
  await expect(page).toHaveURL("/");
  const other = await context.newPage();
  await logOut(other);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/orders");
  await expect(page.getByLabel("Order number")).toBeVisible();
});
