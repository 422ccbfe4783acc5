import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartIn, rowsOf, shopperOf } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putRings } from "./trade-products.ts";

describe.each(databaseKinds)("the rows of a trade cart on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putRings(api);
  });
  afterAll(() => api.close());

  it("keep one article with different side marks apart, each with its own pieces", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([
      { sku: "Ring-1", quantity: 2, side_mark: "Lobby" },
      { sku: "RING-1", quantity: 3, side_mark: "Bar" },
      { sku: "Ring-1", quantity: 1 },
      { sku: "Ring-1", quantity: 1, side_mark: "Lobby" },
    ]);
    expect(rowsOf(cart)).toEqual([
      ["Ring-1", 3, "Lobby"],
      ["Ring-1", 3, "Bar"],
      ["Ring-1", 1, undefined],
    ]);
    // Seven pieces in all: each row at 800 naira net, each with the VAT of its own net.
    expect(cart.items.map(({ unit, row_total }) => [unit.net, row_total.net.value])).toEqual([
      ["800.00", 2400],
      ["800.00", 2400],
      ["800.00", 800],
    ]);
    expect(cart.total_quantity).toBe(7);
    expect(cart.prices.goods.net.value).toBe(5600);
    expect(cart.notices).toEqual([]);
    const more = await ngozi.add([{ sku: "Ring-1", quantity: 1, side_mark: "Bar" }]);
    expect(rowsOf(more).map(([, quantity]) => quantity)).toEqual([3, 4, 1]);
  });

  it("share the stock and the most pieces of their article", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([
      { sku: "Ring-3", quantity: 4, side_mark: "Hall" },
      { sku: "Ring-3", quantity: 4, side_mark: "Bar" },
      { sku: "Ring-3", quantity: 1, side_mark: "Roof" },
      { sku: "Ring-2", quantity: 9000, side_mark: "Hall" },
    ]);
    expect(rowsOf(cart)).toEqual([
      ["Ring-3", 4, "Hall"],
      ["Ring-3", 1, "Bar"],
      ["Ring-2", 9000, "Hall"],
    ]);
    expect(cart.notices.map(({ kind, sku }) => [kind, sku])).toEqual([
      ["quantity_capped", "Ring-3"],
      ["quantity_capped", "Ring-3"],
    ]);
    const over = await ngozi.post("/cart/add", {
      items: [{ sku: "Ring-2", quantity: 1000, side_mark: "Bar" }],
    });
    expect(failureOf(over).errors[0]?.code).toBe("quantity_too_large");
    // What one row gives up another may take in the same call.
    const [hall, bar] = cart.items.map(({ line_id }) => line_id);
    const moved = await ngozi.post("/cart/update", {
      items: [
        { line_id: bar, quantity: 4 },
        { line_id: hall, quantity: 1 },
      ],
    });
    expect(rowsOf(cartIn(moved)).slice(0, 2)).toEqual([
      ["Ring-3", 1, "Hall"],
      ["Ring-3", 4, "Bar"],
    ]);
  });

  it("are changed and removed by line_id, and by article only where that is one row", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([
      { sku: "Ring-1", quantity: 2, side_mark: "Hall" },
      { sku: "Ring-1", quantity: 3, side_mark: "Bar" },
      { sku: "Ring-2", quantity: 4 },
    ]);
    const [hall = "", bar = ""] = cart.items.map(({ line_id }) => line_id);
    for (const [path, body, field] of [
      ["/cart/update", { items: [{ sku: "Ring-1", quantity: 9 }] }, "items.0.sku"],
      ["/cart/remove", { sku: "ring-1" }, "sku"],
    ] as const) {
      expect(failureOf(await ngozi.post(path, body))).toMatchObject({
        status: 409,
        errors: [{ code: "ambiguous_line", field }],
      });
    }
    const changed = await ngozi.post("/cart/update", {
      items: [
        { line_id: bar, quantity: 5 },
        { sku: "ring-2", quantity: 1, side_mark: "Roof" },
      ],
    });
    expect(rowsOf(cartIn(changed))).toEqual([
      ["Ring-1", 2, "Hall"],
      ["Ring-1", 5, "Bar"],
      ["Ring-2", 1, "Roof"],
    ]);
    expect(rowsOf(cartIn(await ngozi.post("/cart/remove", { line_id: hall })))).toHaveLength(2);
    expect(rowsOf(cartIn(await ngozi.post("/cart/remove", { line_id: hall })))).toHaveLength(2);
    expect(
      failureOf(await ngozi.post("/cart/update", { items: [{ line_id: hall, quantity: 1 }] })),
    ).toMatchObject({
      status: 422,
      errors: [{ code: "unknown_line", field: "items.0.line_id" }],
    });
    const both = { items: [{ line_id: bar, sku: "Ring-1", quantity: 1 }] };
    expect(failureOf(await ngozi.post("/cart/update", both))).toMatchObject({
      status: 400,
      errors: [{ code: "invalid_input", field: "items.0.sku" }],
    });
    // One row is left of it: its article names it again.
    expect(rowsOf(cartIn(await ngozi.post("/cart/remove", { sku: "Ring-1" })))).toEqual([
      ["Ring-2", 1, "Roof"],
    ]);
  });

  it("join where one gets the mark of another, with a notice; two may exchange theirs", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add([
      { sku: "Ring-1", quantity: 2, side_mark: "Hall" },
      { sku: "Ring-1", quantity: 3, side_mark: "Bar" },
    ]);
    const [hall = "", bar = ""] = cart.items.map(({ line_id }) => line_id);
    const exchanged = await ngozi.post("/cart/update", {
      items: [
        { line_id: hall, quantity: 2, side_mark: "Bar" },
        { line_id: bar, quantity: 3, side_mark: "Hall" },
      ],
    });
    expect(rowsOf(cartIn(exchanged))).toEqual([
      ["Ring-1", 2, "Bar"],
      ["Ring-1", 3, "Hall"],
    ]);
    const joined = cartIn(
      await ngozi.post("/cart/update", { items: [{ line_id: bar, quantity: 3, side_mark: "Bar" }] }),
    );
    expect(rowsOf(joined)).toEqual([["Ring-1", 5, "Bar"]]);
    expect(joined.joined_rows).toMatchObject([{ line_id: joined.items[0]?.line_id }]);
    expect(joined.joined_rows?.[0]?.message).toContain("one row of 5 pieces");
    expect((await ngozi.cart()).joined_rows).toBeUndefined();
  });

  it("take no side mark of more than 80 characters: the field is named, nothing changes", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const items = [{ sku: "Ring-1", quantity: 1, side_mark: "m".repeat(81) }];
    for (const path of ["/cart/add", "/cart/update", "/quick-order/add"]) {
      expect(failureOf(await ngozi.post(path, { items }))).toMatchObject({
        status: 400,
        errors: [{ code: "invalid_input", field: "items.0.side_mark" }],
      });
    }
    expect((await ngozi.cart()).items).toEqual([]);
  });

  it("lose no piece where one article is added with many marks at once", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const marks = Array.from({ length: 24 }, (_, at) => `Floor ${at % 8}`);
    await Promise.all(marks.map((side_mark) => ngozi.add([{ sku: "Ring-2", quantity: 1, side_mark }])));
    const cart = await ngozi.cart();
    expect(cart.total_quantity).toBe(24);
    expect(
      rowsOf(cart)
        .map(([, quantity, mark]) => `${mark} ${quantity}`)
        .toSorted(),
    ).toEqual(Array.from({ length: 8 }, (_, at) => `Floor ${at} 3`));
  });

  it("that are more than fit can still be removed one by one", async () => {
    const { ngozi: person } = await putClients(api.db);
    const ngozi = await shopperOf(api, person.email);
    await ngozi.add([{ sku: "Ring-2", quantity: 1 }]);
    await api.db.query(
      `insert into client_cart_line (person_id, sku, quantity, side_mark, seen_net_kobo)
       select person_id, sku, 1, 'Door ' || door, seen_net_kobo
       from client_cart_line, generate_series(1, 2000) as door
       where person_id = (select id from client_person where email_key = $1)`,
      [person.email],
    );
    const [first, second] = (await ngozi.cart()).items.map(({ line_id }) => line_id);
    const more = await ngozi.post("/cart/add", { items: [{ sku: "Ring-1", quantity: 1 }] });
    expect(failureOf(more).errors[0]?.code).toBe("cart_too_large");
    expect(cartIn(await ngozi.post("/cart/remove", { line_id: first })).items).toHaveLength(2000);
    expect(
      cartIn(await ngozi.post("/cart/update", { items: [{ line_id: second, quantity: 0 }] })).items,
    ).toHaveLength(1999);
  });
});
