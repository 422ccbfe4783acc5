import { untilPosted } from "@precise/journeys/until-posted";
import { expect, test } from "./trade.ts";
import { tradeProducts } from "./trade-products.ts";

const { plenty, other, few } = tradeProducts;

test("an order by quick order, with the keyboard alone", async ({ page, trade }) => {
  const client = await trade.openAccount();
  await trade.signIn(client);
  await trade.begin("/clients/quick-order");
  await page.getByLabel("Item number, row 1", { exact: true }).focus();
  await page.keyboard.type("e2e-trade-pl");
  await expect(page.getByRole("option", { name: plenty.sku })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Quantity, row 1", { exact: true })).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Item number, row 2", { exact: true })).toBeFocused();
  const add = page.getByRole("button", { name: "Add 1 row to the cart" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 row added to your cart: 12 pieces.")).toBeVisible();
  await page.getByRole("link", { name: "Go to your cart" }).press("Enter");
  await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue("12");
  await page.getByRole("link", { name: "Check out" }).press("Enter");
  await trade.checkOut(/Bank transfer/);
  await page.getByRole("button", { name: /^Place order: ₦/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Order / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pay by bank transfer" })).toBeVisible();
  await page.goto("/clients/orders");
  await expect(page.getByRole("row", { name: /PO-118/ })).toBeVisible();
});

test("on account up to the company's limit, and never above it", async ({ page, trade }) => {
  const client = await trade.openAccount({ limit: 200_000 });
  await trade.signIn(client);
  await trade.fillCart([plenty.sku, 5]);
  await page.goto("/clients/checkout");
  await expect(page.getByText("₦200,000 left of your company's ₦200,000 limit.")).toBeVisible();
  await trade.checkOut(/On account/);
  await trade.placeOrder();
  await trade.fillCart([plenty.sku, 60]);
  await page.goto("/clients/checkout");
  await expect(page.getByRole("radio", { name: /Bank transfer/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /On account/ })).toBeDisabled();
  await expect(
    page.getByText(/is over your limit: ₦[\d,]+ of your company's ₦200,000 limit is left\./),
  ).toHaveCount(1);
});

test("a session that has ended keeps what was typed and the cart", async ({ page, trade }) => {
  const client = await trade.openAccount();
  await trade.signIn(client);
  await trade.fillCart([plenty.sku, 2]);
  await page.goto("/clients/checkout");
  await page.getByLabel("Street and house number").fill("14 Harbour Road");
  await page.request.post("/api/clients/logout", { headers: { origin: new URL(page.url()).origin } });
  await page.goto("/clients/checkout");
  await expect(page).toHaveURL(/\/clients\/login/);
  await trade.logIn(client);
  await expect(page).toHaveURL(/\/clients\/checkout$/);
  await expect(page.getByLabel("Street and house number")).toHaveValue("14 Harbour Road");
  await page.goto("/clients/shopping-cart");
  await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue("2");
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test(`nothing stands in the way of anybody, at ${width} in ${theme} @whole`, async ({ page, trade }) => {
      test.slow();
      const client = await trade.openAccount();
      await trade.signIn(client);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto("/clients/quick-order");
      await page.getByLabel("Paste a list").fill(`${plenty.sku} 2\nE2E-TRADE-PLENTI 1\n${few.sku} 9`);
      await page.getByRole("button", { name: "Check list" }).click();
      await expect(page.getByText("Your list has 3 rows.")).toBeVisible();
      await trade.expectAccessible();
      await trade.fillCart([plenty.sku, 2]);
      await page.goto("/clients/shopping-cart");
      await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue("2");
      await trade.expectAccessible();
      await page.goto("/clients/checkout");
      await trade.expectAccessible();
      await trade.checkOut(/Bank transfer/);
      await trade.expectAccessible();
      await trade.placeOrder();
      await trade.expectAccessible();
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a pasted list, a file and the cart's form lead to an order @whole", async ({ page, trade }) => {
    test.slow();
    const client = await trade.openAccount();
    await trade.signIn(client);
    await page.goto("/clients/quick-order");
    await page.getByLabel("Paste a list").fill(`${plenty.sku} 2\nE2E-TRADE-NONE 1`);
    await page.getByRole("button", { name: "Check list" }).click();
    await page.getByRole("button", { name: "Add 1 row to the cart" }).click();
    await expect(page.getByText("1 row added to your cart: 2 pieces.")).toBeVisible();
    await page.goto("/clients/quick-order");
    const file = { name: "site.csv", mimeType: "text/csv", buffer: Buffer.from(`sku,qty\n${other.sku},4\n`) };
    await page.getByLabel("Send a file").setInputFiles(file);
    await page.getByRole("button", { name: "Send file" }).click();
    await untilPosted(page, "/", () => page.getByRole("button", { name: "Add 1 row to the cart" }).click());
    await page.goto("/clients/shopping-cart");
    await page.getByLabel(`Quantity of ${plenty.name}`).fill("3");
    await page.getByLabel(`Side mark of ${plenty.name}`).fill("Gate");
    await page.getByRole("button", { name: "Update the cart" }).click();
    await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue("3");
    await expect(page.getByLabel(`Side mark of ${plenty.name}`)).toHaveValue("Gate");
    await page.getByRole("link", { name: "Check out" }).click();
    await trade.checkOut(/Bank transfer/);
    await expect(page.getByRole("row", { name: new RegExp(`${plenty.sku}.*Gate.*3`) })).toBeVisible();
    await trade.placeOrder();
    await page.getByRole("button", { name: "Order again" }).click();
    await expect(page.getByText("2 lines added, 7 pieces.")).toBeVisible();
  });
});
