import type { Page } from "@playwright/test";
import { expect, test, tradeOn } from "./trade.ts";
import { tradeProducts } from "./trade-products.ts";

const { plenty } = tradeProducts;
const product = "/clients/product/adunni-ring-chandelier-600-mm-brushed-brass-PR-CH-ADN60-BB";

/** What a piece costs each company without VAT: from one, from 3, from 6, from 12. */
const steps = {
  contractor: [
    ["1", "₦300,300"],
    ["3", "₦291,300"],
    ["6", "₦285,300"],
    ["12", "₦276,300"],
  ],
  project: [
    ["1", "₦282,300"],
    ["3", "₦273,800"],
    ["6", "₦268,200"],
    ["12", "₦259,700"],
  ],
} as const;

async function expectPrices(page: Page, list: keyof typeof steps): Promise<void> {
  await page.goto(product);
  const rows = page.getByRole("table", { name: "Price by quantity" }).getByRole("row");
  await expect(rows).toHaveCount(5);
  for (const [at, [from, net]] of steps[list].entries()) {
    const row = rows.nth(at + 1);
    await expect(row.getByRole("rowheader")).toContainText(from);
    await expect(row.getByRole("cell").first()).toHaveText(net);
  }
}

test("two people of each of two companies see their own cart, their own orders and their company's prices @whole", async ({
  browser,
  trade,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const people = [];
  for (const list of ["contractor", "project"] as const) {
    const first = await trade.openAccount({ priceList: list });
    const second = await trade.openAccount({ company: first.company });
    people.push({ client: first, list }, { client: second, list });
  }
  const seen = [];
  for (const [at, { client, list }] of people.entries()) {
    const page = await browser.newPage();
    const person = tradeOn(page, baseURL ?? "");
    await person.signIn(client);
    await expectPrices(page, list);
    // Two pieces, 3, 4, 5: everybody's cart is told apart by its pieces.
    await person.fillCart([plenty.sku, at + 2]);
    await page.goto("/clients/checkout");
    await person.checkOut(/Bank transfer/);
    await person.placeOrder();
    const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await person.fillCart([plenty.sku, at + 6]);
    seen.push({ page, number, left: at + 6 });
  }
  for (const { page, number, left } of seen) {
    await page.goto("/clients/shopping-cart");
    await expect(page.getByLabel(`Quantity of ${plenty.name}`)).toHaveValue(String(left));
    await page.goto("/clients/orders");
    await expect(page.getByRole("row", { name: new RegExp(number) })).toBeVisible();
    for (const other of seen.filter((one) => one.number !== number)) {
      await expect(page.getByText(other.number)).toHaveCount(0);
      const answer = await page.request.get(`/api/clients/orders/${other.number}`);
      expect([other.number, answer.status()]).toEqual([other.number, 404]);
    }
    await page.close();
  }
});
