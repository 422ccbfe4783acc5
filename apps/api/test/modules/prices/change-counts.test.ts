import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listChanges, writeOutcomes } from "#api/modules/prices/price-change-rows.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";

describe.each(databaseKinds)("counts of price changes on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.query("delete from price_change; delete from product");
    await putProducts(
      opened.db,
      ["L-1", "L-2", "L-3"].map((sku) => ({ sku, price: 100_000, stock: 1 })),
    );
  });

  async function plan(skus: readonly string[]): Promise<number> {
    const [change] = await opened.db.query<{ id: number }>(
      `insert into price_change (kind, state, summary, effective_at, actor)
       values ('change', 'scheduled', 'Price + 8 %', now(), '{"kind": "staff", "name": "Ada"}') returning id`,
    );
    await opened.db.query(
      `insert into price_change_row (change_id, position, product_id, sku, outcome)
       select $1, place - 1, product.id, planned.sku, case when product.id is null then 'refused' else 'planned' end
       from unnest($2::text[]) with ordinality as planned (sku, place) left join product on product.sku = planned.sku`,
      [change?.id ?? 0, [...skus]],
    );
    return change?.id ?? 0;
  }
  const countsOf = async (id: number) => (await listChanges(opened.db, { id, limit: 1 })).rows[0]?.counts;
  const end = (id: number, outcomes: Readonly<Record<number, "applied" | "skipped" | "undone">>) =>
    opened.db.transaction((tx) =>
      writeOutcomes(
        tx,
        id,
        Object.entries(outcomes).map(([position, outcome]) => ({
          position: Number(position),
          outcome,
          reason: null,
          was_put_in_category: false,
        })),
      ),
    );

  it("are those of its rows from the plan until all is undone, of each change its own", async () => {
    const id = await plan(["L-1", "L-2", "NONE", "L-3"]);
    const other = await plan(["L-1"]);
    expect(await countsOf(id)).toEqual({ planned: 3, refused: 1 });
    await end(id, { 0: "applied", 1: "applied", 3: "skipped" });
    expect(await countsOf(id)).toEqual({ applied: 2, skipped: 1, refused: 1 });
    await end(id, { 0: "undone" });
    await end(id, { 1: "undone" });
    expect(await countsOf(id)).toEqual({ undone: 2, skipped: 1, refused: 1 });
    expect(await countsOf(other)).toEqual({ planned: 1 });
  });

  it("are without products that have left the catalogue, and stay where nothing became another", async () => {
    const id = await plan(["L-1", "L-2"]);
    await opened.db.query("update price_change_row set reason = 'Looked at' where change_id = $1", [id]);
    expect(await countsOf(id)).toEqual({ planned: 2 });
    await opened.db.query("delete from product where sku = 'L-2'");
    expect(await countsOf(id)).toEqual({ planned: 1 });
    await opened.db.query("delete from product");
    expect(await countsOf(id)).toEqual({});
  });
});
