import { readFile } from "node:fs/promises";
import { beginShop, readShopBeginning } from "@precise/contract/desk/settings/shop-settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goes, stays } from "#api/desk/settings/beginning/begin-plan.ts";
import { seedSampleClients } from "#api/modules/trade/sample-clients.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { move } from "../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("an empty shop, made of the sample's", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let sampleSku: string;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    await seedSampleClients(api.db);
    const catalogue = new URL("../../catalogue/catalogue.json", import.meta.url);
    sampleSku = JSON.parse(await readFile(catalogue, "utf8")).products[0].sku;
    await putProducts(api.db, [
      { sku: sampleSku, price: 100_000, stock: 40 },
      { sku: "OWN-LAMP", price: 100_000, stock: 40 },
    ]);
    await api.refreshCatalogue();
  });
  afterAll(() => api.close());

  const count = async (table: string) =>
    (await api.db.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
  const placeOrder = async (sku = sampleSku) => (await placedOrder(api, { [sku]: 1 }, 6_000)).number;
  const name = { body: { shop_name: "Precise" } };

  it("is the owner's alone, with a fresh code and the shop's name typed", async () => {
    const manager = await staffAs(api, "manager");
    const stale = await staffAs(api, "owner", { minutesSinceCode: 11 });
    expect((await manager.call(readShopBeginning)).status).toBe(403);
    expect((await manager.call(beginShop, name)).status).toBe(403);
    expect((await stale.call(beginShop, name)).failure?.errors[0]?.code).toBe("second_factor_required");
    const other = await owner.call(beginShop, { body: { shop_name: "Another shop" } });
    expect([other.status, other.failure?.errors[0]?.field]).toEqual([422, "shop_name"]);
    expect(await count("product")).toBe(2);
  });

  it("says what goes: the sample's goods and companies, not the owner's", async () => {
    const { beginning } = await owner.done(readShopBeginning);
    expect(beginning).toMatchObject({
      begun_at: null,
      shop_name: "Precise",
      goes: { articles: 1, orders: 0, companies: 2 },
      real_orders: [],
    });
  });

  it("is refused while there is an order that is no sample, and a paid one is named first", async () => {
    const unpaid = await placeOrder();
    const paid = await placeOrder();
    await move(api, paid, { to: "confirmed" });
    const { beginning } = await owner.done(readShopBeginning);
    expect(beginning.real_orders.map(({ number, is_paid }) => [number, is_paid])).toEqual([
      [paid, true],
      [unpaid, false],
    ]);
    const trials = { body: { ...name.body, unpaid_were_trials: true } };
    for (const input of [name, trials]) {
      const refused = await owner.call(beginShop, input);
      expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([409, "orders"]);
      expect(refused.failure?.errors[0]?.message).toContain(`${paid} (₦`);
    }
    expect(await count("shop_order")).toBe(2);
    await api.db.query("update shop_order set is_sample = true where number = $1", [paid]);
    const left = await owner.call(beginShop, name);
    expect([left.status, left.failure?.errors[0]?.field]).toEqual([409, "unpaid_were_trials"]);
  });

  it("has the owner's goods, settings and accounts, and nothing of the samples", async () => {
    await api.db.query(
      "insert into staff_person (email, name, roles, password_hash) values ('manager@desk.example', 'M', '{manager}', 'x')",
    );
    const categories = await count("category");
    const { begun } = await owner.done(beginShop, { body: { ...name.body, unpaid_were_trials: true } });
    expect(begun).toMatchObject({ gone: { articles: 1, orders: 2, companies: 2 }, sample_staff_left: [] });
    expect(begun.gone.people).toBeGreaterThanOrEqual(4);
    expect(await api.db.query("select sku from product")).toEqual([{ sku: "OWN-LAMP" }]);
    for (const table of ["shop_order", "client_company", "client_person", "payment_receipt", "invoice"])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(await count("category")).toBe(categories);
    expect(
      await api.db.query(
        "select ended_at is null as works from staff_person where email = 'manager@desk.example'",
      ),
    ).toEqual([{ works: false }]);
    const audit = await api.db.query<{ actor: string; after: object }>(
      "select actor, after from audit_entry where act = 'shop.begin'",
    );
    expect(audit).toMatchObject([{ actor: "Ada Obi", after: { articles: 1, orders: 2 } }]);
    expect((await owner.done(readShopBeginning)).beginning).toMatchObject({
      begun_at: expect.any(String),
      goes: { articles: 0, orders: 0, companies: 0 },
    });
  });

  it("answers visitors at once with what is left, and takes orders", async () => {
    const found = await api.post("/api/product/category/16/1/20", {});
    expect([found.status, found.text.includes("OWN-LAMP"), found.text.includes(sampleSku)]).toEqual([
      200,
      true,
      false,
    ]);
    await placeOrder("OWN-LAMP");
    expect(await count("shop_order")).toBe(1);
  });

  it("knows what becomes of every table", async () => {
    const tables = await api.db.query<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const known = new Set([...goes.map(([table]) => table), ...Object.keys(stays)]);
    const unknown = tables
      .map((row) => row.table_name)
      .filter((table) => !known.has(table) && table !== "schema_migration");
    expect(unknown, "say in begin-plan.ts what becomes of it").toEqual([]);
  });
});
