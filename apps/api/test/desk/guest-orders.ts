import type { TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";

/** Orders of guests, each with a phone of its own. @param api once it has been started, with lamps for sale */
export function guestOrders(api: () => TestApi) {
  let phones = 0;
  /** An order of a guest with an e-mail of their own. */
  async function guestOrder(email: string, changes: Record<string, unknown> = {}) {
    const phone = `0805000${String(++phones).padStart(4, "0")}`;
    const contact = { email, firstname: "Ngozi", lastname: "Eze", phone };
    return placedOrder(api(), { LAMP: 1 }, 215_000, { contact, ...changes });
  }
  async function settle(number: string) {
    await api().db.query(
      `with paid as (
         insert into payment_receipt (provider, kind, amount_kobo, provider_ref, payer, at, actor)
         select 'bank', 'received', payable_kobo, 'FT ' || number, 'NGOZI EZE', now(), 'ops' from shop_order where number = $1
         returning id, amount_kobo
       )
       insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
       select paid.id, o.id, paid.amount_kobo, 'ops' from paid, shop_order o where o.number = $1`,
      [number],
    );
    await api().db.query(
      "update shop_order set status = 'delivered', paid_at = now(), respond_by = null where number = $1",
      [number],
    );
  }
  return { guestOrder, settle };
}
