import { whileStopped } from "@precise/journeys/while-stopped";
import { expect, test } from "./trade.ts";
import { tradeProducts } from "./trade-products.ts";

test.describe.configure({ timeout: 180_000 });

test.describe("while the trade area is down", () => {
  // While nothing answers, browsers log it.
  test.use({ mayLog: /status of 50[0-9]/ });
  test("the shop serves on and says what is closed", async ({ page, trade }) => {
    await trade.signInToLook();
    await whileStopped("trade", async () => {
      await page.goto("/products/16/chandeliers");
      await expect(page.getByRole("heading", { level: 1, name: "Chandeliers" })).toBeVisible();
      const closed = await page.goto("/clients/products/19/indoor");
      expect([closed?.status(), closed?.headers()["retry-after"]]).toEqual([503, "10"]);
      await expect(
        page.getByText("The trade area is not working right now.", { exact: false }),
      ).toBeVisible();
    });
    await page.goto("/clients/products/19/indoor");
    await expect(page.getByRole("heading", { level: 1, name: "Indoor" })).toBeVisible();
  });
});

test("the trade area serves on while the shop is down", async ({ page, trade }) => {
  const client = await trade.openAccount();
  await whileStopped("shop", async () => {
    await page.goto("/clients/products/34/bulbs");
    await trade.logIn(client);
    await expect(page.getByRole("heading", { level: 1, name: "Bulbs" })).toBeVisible();
    await trade.fillCart([tradeProducts.plenty.sku, 4]);
    await page.goto("/clients/shopping-cart");
    await expect(page.getByLabel(`Quantity of ${tradeProducts.plenty.name}`)).toHaveValue("4");
  });
});
