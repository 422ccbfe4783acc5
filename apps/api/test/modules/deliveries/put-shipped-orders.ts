import { kobo } from "@precise/cart-core/money";
import { closeDelivery } from "#api/modules/deliveries/close-delivery.ts";
import { riderFor } from "#api/modules/deliveries/riders.ts";
import { sendOrder } from "#api/modules/deliveries/send-order.ts";
import type { Database } from "#api/platform/database/port.ts";

export const emeka = { name: "Emeka Nwosu", phone: "0803 111 2222" };

/** An order on its way with a rider, without lines, as far as deliveries look at it. @returns its id */
export async function putShippedOrder(db: Database, number: string, rider = emeka): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into shop_order (number, status, email, email_key, firstname, lastname, phone, delivery_method, address,
       payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
       vat_per_thousand, seller, person_key)
     values ($1, 'shipped', 'ada@example.com', 'ada@example.com', 'Ada', 'Obi', '+2348031234567', 'delivery',
       '{"line1": "14 Harbour Light Close", "state": "Lagos", "lga": "Ikeja"}', 'pay_on_delivery', 0, 0, 0, 0, 0, 0, 75,
       '{}', 'ada') returning id`,
    [number],
  );
  if (!row) throw new Error("no order was inserted");
  await db.transaction(async (tx) => {
    const { id: riderId } = await riderFor(tx, { rider });
    await sendOrder(tx, row.id, { riderId, parcels: 1 });
  });
  return row.id;
}

/** Hands an order over for cash. @param naira what was due; all of it is said to be collected */
export async function handOver(db: Database, orderId: number, naira: number): Promise<void> {
  await db.transaction((tx) => closeDelivery(tx, orderId, { to: "delivered", due: kobo(naira * 100) }));
}
