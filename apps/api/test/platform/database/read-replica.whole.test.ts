import { randomUUID } from "node:crypto";
import { addToCart, getCart } from "@precise/contract/shop/cart";
import { listCatalogueAddresses } from "@precise/contract/shop/catalogue";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "#api/main/env.ts";
import { type RunningApi, startApi } from "#api/main/start-api.ts";
import { createLogger } from "#api/platform/monitoring/logger.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { orderBody } from "../../modules/orders/order-body.ts";

const servers = allDatabaseKinds.filter((kind) => kind === "postgres");

// In the place of a replica stands another database of the same server, whose lamp has another name and address: so it shows who was read.
describe.each(servers)("with DATABASE_READ_URL on %s", (kind) => {
  let primary: TestDatabase;
  let replica: TestDatabase;
  const running: RunningApi[] = [];
  beforeAll(async () => {
    [primary, replica] = await Promise.all([openTestDatabase(kind), openTestDatabase(kind)]);
    for (const { db } of [primary, replica]) await putProducts(db, [{ sku: "L1", price: 100_000, stock: 9 }]);
    await replica.db.query(
      "update product set url_path = '/product/replica-L1', name = 'Replica', stock_qty = 2",
      [],
    );
  });
  afterAll(async () => {
    await Promise.all(running.map((api) => api.stop()));
    await Promise.all([primary, replica].map((each) => each?.close()));
  });

  async function start(readUrl: string): Promise<string> {
    const env = readEnv({
      SHOP_ENV: "local",
      API_PORT: "0",
      DATA_DIR: (running.length === 0 ? primary : replica).dataFolder,
      DATABASE_URL: primary.databaseUrl,
      DATABASE_READ_URL: readUrl,
      RATE_LIMIT_FACTOR: "1000",
    });
    const api = await startApi(env, createLogger("silent"));
    running.push(api);
    return api.url;
  }
  async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: await answer.json() };
  }
  /** Where the catalogue says that the lamp is; this answer is not kept. */
  async function shownAddress(url: string) {
    const answer = await fetch(`${url}/api/catalogue/addresses/1`);
    const { addresses } = successBody(listCatalogueAddresses.data).parse(await answer.json()).data;
    return addresses.map(({ urlPath }) => urlPath);
  }

  it("the catalogue is read from the replica; carts, stock and orders never are", async () => {
    const url = await start(replica.databaseUrl ?? "");
    // Not before the primary has been looked at.
    await expect.poll(() => shownAddress(url)).toEqual(["/product/replica-L1"]);
    const added = await post(`${url}/api/cart/add`, { items: [{ sku: "L1", quantity: 3 }] });
    const { cart } = successBody(addToCart.data).parse(added.json).data;
    expect(cart.items.map(({ product }) => product.name)).toEqual(["Lamp L1"]);
    const read = await post(`${url}/api/cart/get`, { cartId: cart.cartId });
    expect(successBody(getCart.data).parse(read.json).data.cart.total_quantity).toBe(3);
    const ordered = await post(`${url}/api/orders`, orderBody(cart.cartId, 8_000), {
      "idempotency-key": randomUUID(),
    });
    expect(ordered.status).toBe(201);
    expect([await stockOf(primary.db, "L1"), await stockOf(replica.db, "L1")]).toEqual([6, 2]);
    const [orders] = await replica.db.query<{ count: number }>("select count(*) from shop_order", []);
    expect(orders?.count).toBe(0);
  });

  it("one that cannot be reached is done without, from the start on", async () => {
    const url = await start("postgres://nobody@127.0.0.1:1/precise");
    const own = ["/product/lamp l1-L1"];
    expect([await shownAddress(url), await shownAddress(url)]).toEqual([own, own]);
  });
});
