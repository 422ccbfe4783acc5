import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { withdraw } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { signIn } from "../sessions/sign-in.ts";
import { cartIn, shopperOf } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putRings, putTradeProducts } from "./trade-products.ts";

describe.each(databaseKinds)("a trade client's cart on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putRings(api);
  });
  afterAll(() => api.close());

  it("is priced by the quantity, net and gross, and names the next break", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([{ sku: "ring-1", quantity: 2, side_mark: "Hall" }]);
    expect(cart.items[0]).toMatchObject({
      quantity: 2,
      side_mark: "Hall",
      product: { sku: "Ring-1", stock_left: 10 },
      unit: { net: "1000.00", gross: "1075.00" },
      row_total: { net: { value: 2000 }, vat: { value: 150 }, gross: { value: 2150 } },
      next_break: { add: 1, from_quantity: 3, saves_per_piece: { net: "100.00", gross: "107.50" } },
    });
    const more = cartIn(await ngozi.post("/cart/update", { items: [{ sku: "Ring-1", quantity: 6 }] }));
    expect(more.items[0]).toMatchObject({ side_mark: "Hall", unit: { net: "800.00" } });
    expect(more.items[0]?.next_break).toBeUndefined();
    expect(more.prices.goods).toEqual({ net: { value: 4800 }, vat: { value: 360 }, gross: { value: 5160 } });
  });

  it("is each person's own, at the company's own prices, and outlives a session", async () => {
    const clients = await putClients(api.db);
    const [ngozi, tunde, halima] = [
      await shopperOf(api, clients.ngozi.email),
      await shopperOf(api, clients.tunde.email),
      await shopperOf(api, clients.halima.email),
    ];
    await ngozi.add([{ sku: "Ring-1", quantity: 1 }]);
    expect((await tunde.cart()).items).toEqual([]);
    // Hausa pays 94 % to the nearest 50 naira.
    expect((await halima.add([{ sku: "Ring-1", quantity: 1 }])).items[0]?.unit.net).toBe("950.00");
    await ngozi.post("/logout", {});
    expect(failureOf(await ngozi.get("/cart")).status).toBe(401);
    const again = await shopperOf(api, clients.ngozi.email);
    expect((await again.cart()).items.map(({ product }) => product.sku)).toEqual(["Ring-1"]);
  });

  it("opens to no shopper, and opens none of a shopper's", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const shopper = await signIn(api, "ada@example.com");
    for (const path of ["/cart", "/checkout", "/cart/csv", "/orders/PR-00000000"]) {
      expect(failureOf(await api.get(`/api/clients${path}`, { cookie: shopper })).status).toBe(401);
      expect(failureOf(await api.get(`/api/clients${path}`)).status).toBe(401);
    }
    for (const path of ["/api/orders", "/api/account"]) {
      expect(failureOf(await api.get(path, { cookie: ngozi.cookie })).status).toBe(401);
    }
    const cart = await ngozi.get("/cart");
    expect(cart.headers.get("cache-control")).toBe("private, no-store");
  });

  it("holds what is in stock, thousands of pieces, and refuses what is unknown as a whole", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([
      { sku: "Ring-3", quantity: 9 },
      { sku: "Ring-2", quantity: 9999 },
    ]);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([5, 9999]);
    expect(cart.notices).toMatchObject([{ kind: "quantity_capped", sku: "Ring-3" }]);
    const refused = await ngozi.post("/cart/add", {
      items: [
        { sku: "Ring-1", quantity: 1 },
        { sku: "NONE", quantity: 1 },
      ],
    });
    expect(failureOf(refused)).toMatchObject({
      status: 422,
      errors: [{ code: "unknown_sku", field: "items.1.sku" }],
    });
    const over = await ngozi.post("/cart/add", { items: [{ sku: "Ring-2", quantity: 1 }] });
    expect(failureOf(over).errors[0]?.code).toBe("quantity_too_large");
    expect((await ngozi.cart()).items).toHaveLength(2);
  });

  it("adds a product twice in one call, and sums up", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([
      { sku: "Ring-1", quantity: 2 },
      { sku: "RING-1", quantity: 3 },
    ]);
    expect(cart.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([["Ring-1", 5]]);
  });

  it("says when a price has changed and when a product is gone", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await putTradeProducts(api, [
      { sku: "Old-1", net: 70_000, stock: 5 },
      { sku: "Old-2", net: 70_000, stock: 5 },
    ]);
    await ngozi.add([
      { sku: "Old-1", quantity: 1 },
      { sku: "Old-2", quantity: 1 },
    ]);
    await putTradeProducts(api, [{ sku: "Old-1", net: 60_000, stock: 5 }]);
    await withdraw(api.db, "Old-2");
    const cart = await ngozi.cart();
    expect(cart.notices.map(({ kind, sku }) => [kind, sku])).toEqual([
      ["price_changed", "Old-1"],
      ["removed", "Old-2"],
    ]);
    expect(cart.prices.goods.net.value).toBe(600);
    expect(cartIn(await ngozi.post("/cart/clear", {})).items).toEqual([]);
  });

  it("abuse 34: is a CSV file that starts no formula and that quick order reads again", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await ngozi.add([{ sku: "Ring-1", quantity: 2, side_mark: "=HYPERLINK(1)" }]);
    const file = await ngozi.get("/cart/csv");
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(file.text.split("\r\n")[1]).toBe(
      "Ring-1,2,'=HYPERLINK(1),Lamp Ring-1,1000.00,2000.00,150.00,2150.00",
    );
    const check = await ngozi.check(file.text.split("\r\n").slice(0, 2).join("\n"));
    expect(check.rows[1]).toMatchObject({ outcome: "accepted", quantity: 2, side_mark: "=HYPERLINK(1)" });
  });
});
