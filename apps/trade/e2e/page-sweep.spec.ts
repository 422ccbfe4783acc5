import { onePage } from "@precise/journeys/one-page";
import { expectWhole } from "@precise/journeys/quiet-test";
import { pagesOfRun } from "@precise/journeys/sample-pages";
import { tradePagesToLookAt } from "#trade/base/routes/page-table.ts";
import { expect, test } from "./trade.ts";
import { dearToTheTrade, tradeProducts } from "./trade-products.ts";

// Each looks at a page in every width and theme, twice loaded.
test.describe.configure({ timeout: 240_000 });

/** Pages below one folder look alike. */
const folderOf = (path: string) => path.split(/[/?]/)[2] ?? "";

const look = test.extend({ page: onePage });
for (const path of pagesOfRun(tradePagesToLookAt(true), 1, folderOf)) {
  look(`${path} looks whole at every width, with the lights on and off`, async ({ page }) => {
    await expectWhole(page, path, () => page.goto(path));
  });
}

const signedIn = [...tradePagesToLookAt(false), `/clients/product/${dearToTheTrade.slug}`];
for (const path of pagesOfRun(signedIn, 1, folderOf)) {
  test(`${path} looks whole to who is signed in`, async ({ page, trade }) => {
    await trade.signInToLook();
    await expectWhole(page, path, () => page.goto(path));
  });
}

test.describe("a page that is not there", () => {
  test.use({ mayLog: /status of 404/ });
  test("looks whole @whole", async ({ page, trade }) => {
    await trade.signInToLook();
    for (const path of ["/clients/no-such-page", "/clients/orders/PR-00000000"])
      await expectWhole(page, path, () => page.goto(path));
  });
});

test("a cart, its checkout, the order and the next one look whole @whole", async ({ page, trade }) => {
  await trade.signIn(await trade.openAccount({ limit: 1_000_000 }));
  await trade.fillCart([tradeProducts.plenty.sku, 12], [tradeProducts.other.sku, 2]);
  const look = (path: string) => expectWhole(page, `${path}, filled`, () => page.goto(path));
  await look("/clients/shopping-cart");
  await look("/clients/checkout");
  await page.goto("/clients/checkout");
  await trade.checkOut(/On account/);
  await look("/clients/checkout/review");
  await trade.placeOrder();
  const order = new URL(page.url()).pathname;
  await look(order);
  await look("/clients/orders");
  await look(`${order}/again`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
