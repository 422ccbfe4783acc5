import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDelivery } from "#api/modules/deliveries/delivery-list.ts";
import { lockShipments } from "#api/modules/deliveries/send-order.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

/** The last migration before orders went in parts. */
const lastBefore = 329;
const number = newOrderNumber();

describe.each(allDatabaseKinds)("a delivery of before orders went in parts, on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, lastBefore);
    const [row] = await opened.db.query<{ id: number }>(
      `insert into shop_order (number, status, email, email_key, firstname, lastname, phone, delivery_method, address,
         payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
         vat_per_thousand, seller, person_key)
       values ($1, 'delivered', 'ada@example.com', 'ada@example.com', 'Ada', 'Obi', '+2348031234567', 'delivery',
         '{"line1": "14 Harbour Light Close", "state": "Lagos", "lga": "Ikeja"}', 'pay_on_delivery', 0, 0, 0, 0, 0, 0, 75,
         '{}', 'ada') returning id`,
      [number],
    );
    const id = row?.id ?? 0;
    await opened.db.query(
      `insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo)
       values ($1, 1, 'LAMP', 'Lamp', '/product/lamp', 2, 0, 0), ($1, 2, 'BULB', 'Bulb', '/product/bulb', 1, 0, 0)`,
      [id],
    );
    await opened.db.query(
      "insert into shop_order_event (order_id, text, stage) values ($1, 'Your order was delivered.', 'delivered')",
      [id],
    );
    await opened.db.query("insert into rider (kind, name) values ('carrier', 'GIG')");
    await opened.db.query(
      `insert into delivery (order_id, rider_id, waybill, parcels, state, ended_at)
       select $1, id, 'GIG-7', 2, 'delivered', now() from rider`,
      [id],
    );
    await opened.db.query(
      `insert into delivery_attempt (order_id, rider_id, outcome, actor) select $1, id, 'delivered', 'Bisi' from rider`,
      [id],
    );
    await opened.db.query(
      "insert into rider_cash (order_id, rider_id, due_kobo, collected_kobo) select $1, id, 500, 500 from rider",
      [id],
    );
    await migrate(opened.db);
  });
  afterAll(() => opened.close());

  it("is one part with all pieces, and reads as it did", async () => {
    const order = await readOrderOf(opened.db, number);
    expect(order?.delivery).toEqual({
      method: "delivery",
      shipment: { by: "GIG", sent_at: expect.any(String), waybill: "GIG-7", parcels: 2 },
    });
    const [{ id = 0 } = {}] = await opened.db.query<{ id: number }>("select id from shop_order");
    const { parts, toSend } = await opened.db.transaction((tx) => lockShipments(tx, id));
    expect(parts.map(({ part, lines }) => [part, lines])).toEqual([
      [
        1,
        [
          { line: 1, quantity: 2 },
          { line: 2, quantity: 1 },
        ],
      ],
    ]);
    expect(toSend).toEqual([]);
  });

  it("keeps its attempt and its cash", async () => {
    const delivery = await readDelivery(opened.db, number, () => null);
    expect(delivery).toMatchObject({
      key: number,
      state: "done",
      pieces: 3,
      of_pieces: 3,
      attempts: 1,
      cash: { due: { value: 5 }, collected: { value: 5 }, is_open: true },
    });
    expect(delivery.tries).toMatchObject([{ outcome: "delivered", actor: "Bisi" }]);
  });
});
