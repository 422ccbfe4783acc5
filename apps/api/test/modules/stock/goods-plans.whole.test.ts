import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { todayParts, todayTerms } from "#api/desk/today/today-parts.ts";
import { listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import { readStructure, type Structure } from "#api/modules/catalogue/structure.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import { readStock } from "#api/modules/stock/stock-list.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";

const products = 10_000;

describe.each(allDatabaseKinds.filter((kind) => kind === "postgres"))(
  "plans of lists of goods on %s",
  (kind) => {
    let opened: TestDatabase;
    let structure: Structure;
    beforeAll(async () => {
      opened = await openTestDatabase(kind);
      await putProducts(opened.db, [{ sku: "L-0", price: 100_000, stock: 40 }]);
      // One of fifty is sold out, one of fifty is low.
      await opened.db.query(
        `insert into product (id, sku, sku_key, name, name_key, url_path, short_description, description,
         list_price_kobo, quantity_breaks, lead_time_days, stock_qty, category_ids, room_ids,
         client_visible, attributes, media_gallery, box_contents, related_skus, created_at, position, content_hash)
       select id + at, 'L-' || at, 'L-' || at, 'Lamp ' || at, 'lamp ' || at, '/product/lamp-' || at, '', repeat('A lamp. ', 100),
         list_price_kobo, quantity_breaks, lead_time_days, case at % 50 when 0 then 0 when 1 then 2 else 40 end, category_ids, room_ids,
         client_visible, attributes, media_gallery, box_contents, related_skus, created_at, position, content_hash
       from product cross join generate_series(1, ${products}) at`,
      );
      await opened.db.query("analyze");
      structure = await readStructure(opened.db);
    }, 60_000);
    afterAll(() => opened.close());

    /** The plans of all that is asked, as PostgreSQL makes them by its values. */
    async function plansOf(ask: (sql: Sql) => Promise<unknown>): Promise<string> {
      const plans: string[] = [];
      await ask({
        async query(text, values, options) {
          const rows = await opened.db.query<{ "QUERY PLAN": string }>(`explain ${text}`, values, {
            isPlannedEachTime: true,
          });
          plans.push(...rows.map((row) => row["QUERY PLAN"]));
          return opened.db.query(text, values, options);
        },
      });
      return plans.join("\n");
    }
    const list = (stock: string) => (sql: Sql) =>
      listProducts(sql, { filter: { stock }, structure, findLow: findLowAt(), sort: "sku", limit: 50 });

    it.each<[string, (sql: Sql) => Promise<unknown>, string]>([
      ["sold out", list("out"), "product_sold_out"],
      ["low", list("low"), "product_few_left"],
      ["low in stock", (sql) => readStock(sql, { low: true }), "product_few_left"],
      [
        "low, counted",
        (sql) => {
          const part = todayParts.find(({ kind: each }) => each === "low_stock");
          return sql.query(`${todayTerms} select part.count from (${part?.sql}) part`, [3]);
        },
        "product_few_left",
      ],
    ])("read what is %s by an index, and no other product", async (_, ask, index) => {
      const plans = await plansOf(ask);
      expect(plans).toContain(index);
      expect(plans).not.toMatch(/Seq Scan on product( |$)/m);
    });
  },
);
