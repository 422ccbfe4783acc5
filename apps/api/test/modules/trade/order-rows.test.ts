import { readClientOrder, reorderClientOrder } from "@precise/contract/trade/orders";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PickingList, pickingListText } from "#api/desk/orders/picking-list.ts";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { stockOf } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { orderIn, rowsOf, shopperOf } from "./purchase-calls.ts";
import { putClients } from "./put-clients.ts";
import { putTradeProducts } from "./trade-products.ts";

describe.each(databaseKinds)("a trade order of one article for several rooms on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    // VAT of one piece is 75.525 naira, so that each row's rounding counts; 10.07 less from 5 pieces on.
    await putTradeProducts(api, [
      { sku: "ROOM-1", net: 100_707, stock: 9, breaks: [[5, 99_700]] },
      { sku: "ROOM-2", net: 50_000, stock: 9 },
    ]);
  });
  afterAll(() => api.close());
  const rooms = [
    { sku: "ROOM-1", quantity: 1, side_mark: "Lobby" },
    { sku: "ROOM-1", quantity: 3, side_mark: "Bar, first floor" },
    { sku: "ROOM-2", quantity: 2 },
    { sku: "ROOM-1", quantity: 1 },
  ];
  const roomRows = [
    ["ROOM-1", 1, "Lobby"],
    ["ROOM-1", 3, "Bar, first floor"],
    ["ROOM-2", 2, undefined],
    ["ROOM-1", 1, undefined],
  ];

  it("has the cart's rows and sums to the kobo, takes the stock once, and is a file that reads back", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    const cart = await ngozi.add(rooms);
    const { goods } = cart.prices;
    // 997.00, 2,991.00, 1,000.00 and 997.00 net; VAT 74.78 (half up), 224.33, 75.00 and 74.78.
    expect(goods).toEqual({ net: { value: 5985 }, vat: { value: 448.89 }, gross: { value: 6433.89 } });
    const { prices } = await ngozi.checkout();
    const placed = orderIn(await ngozi.order());
    expect(rowsOf(placed)).toEqual(roomRows);
    expect(placed.items.map(({ row_total }) => row_total)).toEqual(
      cart.items.map(({ row_total }) => row_total.gross),
    );
    expect(placed.prices).toEqual(prices);
    // The goods' VAT, and 348.84 in the fee of 5,000.
    expect(placed.prices).toMatchObject({ subtotal: goods.gross, vat: { value: 797.73 } });
    expect(await stockOf(api.db, "ROOM-1")).toBe(4);
    const csv = await ngozi.get(`/orders/${placed.number}/csv`);
    expect(csv.text.split("\r\n").slice(1, 3)).toEqual([
      "ROOM-1,1,Lobby,Lamp ROOM-1,997.00,997.00,74.78,1071.78",
      'ROOM-1,3,"Bar, first floor",Lamp ROOM-1,997.00,2991.00,224.33,3215.33',
    ]);
    const read = await ngozi.check(csv.text);
    expect(read.rows.slice(1).map(({ sku, asked: wanted, side_mark }) => [sku, wanted, side_mark])).toEqual(
      roomRows,
    );
  });

  it("comes back row by row when it is ordered again, and after a reading of the order", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await putTradeProducts(api, [{ sku: "ROOM-1", net: 100_707, stock: 9 }]);
    await ngozi.add(rooms);
    const { number } = orderIn(await ngozi.order());
    await ngozi.post(`/orders/${number}/cancel`, {});
    const read = await ngozi.get(`/orders/${number}`);
    expect(rowsOf(successBody(readClientOrder.data).parse(read.json).data.order)).toEqual(roomRows);
    const again = await ngozi.post(`/orders/${number}/reorder`, {});
    const { rows, cart } = successBody(reorderClientOrder.data).parse(again.json).data;
    expect(rows.map(({ outcome }) => outcome)).toEqual(Array(4).fill("accepted"));
    expect(rowsOf(cart)).toEqual(roomRows);
  });

  it("is picked article by article, with the pieces for each room, and shows operators the rooms", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await putTradeProducts(api, [{ sku: "ROOM-1", net: 100_707, stock: 9 }]);
    await ngozi.add(rooms);
    const { number, site_contact } = orderIn(await ngozi.order({ po_number: "EKO-9" }));
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    const list = (await commands["orders.picking-list"]?.({ number }, () => undefined)) as PickingList;
    expect(list).toMatchObject({
      number,
      for: "Eko Build",
      po_number: "EKO-9",
      site_contact,
      total_quantity: 7,
    });
    expect(list.articles).toEqual([
      {
        sku: "ROOM-1",
        name: "Lamp ROOM-1",
        quantity: 5,
        marks: [
          { side_mark: "Lobby", quantity: 1 },
          { side_mark: "Bar, first floor", quantity: 3 },
          { side_mark: "", quantity: 1 },
        ],
      },
      { sku: "ROOM-2", name: "Lamp ROOM-2", quantity: 2, marks: [{ side_mark: "", quantity: 2 }] },
    ]);
    const lines = pickingListText(list).split("\n");
    expect(lines.slice(5)).toEqual([
      "[ ] 5  ROOM-1  Lamp ROOM-1",
      "      1  Lobby",
      "      3  Bar, first floor",
      "      1  (no side mark)",
      "[ ] 2  ROOM-2  Lamp ROOM-2",
      "",
      "7 pieces of 2 items",
    ]);
    await expect(
      commands["orders.picking-list"]?.({ number: "PR-00000000" }, () => undefined),
    ).rejects.toThrow("There is no order");
  });

  it("is refused where its rows together are more than there is, and says so once", async () => {
    const ngozi = await shopperOf(api, (await putClients(api.db)).ngozi.email);
    await putTradeProducts(api, [{ sku: "ROOM-3", net: 1_000, stock: 9 }]);
    await ngozi.add([
      { sku: "ROOM-3", quantity: 4, side_mark: "Lobby" },
      { sku: "ROOM-3", quantity: 4, side_mark: "Bar" },
    ]);
    await api.db.query("update product set stock_qty = 7 where sku = 'ROOM-3'");
    expect((await ngozi.cart()).notices.map(({ kind, sku }) => [kind, sku])).toEqual([
      ["stock_short", "ROOM-3"],
    ]);
    const refused = failureOf(await ngozi.order());
    expect(refused.errors.map(({ code }) => code)).toEqual(["out_of_stock"]);
    expect(await stockOf(api.db, "ROOM-3")).toBe(7);
  });
});
