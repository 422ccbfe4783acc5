import { putProducts } from "../../fixtures/put-products.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";

/** A product of the trade area. Prices are kobo without VAT; breaks are `[from, net]`. */
export interface TradeProduct {
  readonly sku: string;
  readonly net: number;
  readonly stock: number;
  readonly breaks?: readonly (readonly [number, number])[];
}

/** Puts products into the trade area: below Indoor, at the catalogue's trade prices, dearer in the shop. */
export async function putTradeProducts(api: TestApi, products: readonly TradeProduct[]): Promise<void> {
  const { db } = api;
  await putProducts(
    db,
    products.map(({ sku, net, stock }) => ({ sku, price: net * 2, stock })),
  );
  await db.query(
    `insert into category (id, position, name, url_key) values (19, 0, 'Indoor', 'indoor') on conflict do nothing`,
  );
  await db.query("update category set parent_id = 19 where id = 16");
  for (const { sku, net, breaks = [] } of products) {
    await db.query("update product set trade_price_kobo = $2, quantity_breaks = $3::jsonb where sku = $1", [
      sku,
      net,
      JSON.stringify(breaks.map(([from, tradePriceKobo]) => ({ from, tradePriceKobo }))),
    ]);
  }
  await db.query("update catalogue_state set version = version + 1, content_version = content_version + 1");
  await api.refreshCatalogue();
}

/** The products of the trade cart's tests: one with breaks, one of plenty, one of which five are left. */
export async function putRings(api: TestApi): Promise<void> {
  await putTradeProducts(api, [
    // 1,000 naira net; from 3 pieces 900, from 6 pieces 800.
    {
      sku: "Ring-1",
      net: 100_000,
      stock: 10,
      breaks: [
        [3, 90_000],
        [6, 80_000],
      ],
    },
    { sku: "Ring-2", net: 50_000, stock: 20_000 },
    { sku: "Ring-3", net: 50_000, stock: 5 },
  ]);
}
