import { type Kobo, kobo } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { type PaymentKind, paymentFacts } from "@precise/cart-core/payment-kinds";
import { type MoneyByKind, orderMoney } from "@precise/cart-core/payment-status";
import type { Order } from "@precise/contract/shop/orders/order";
import { moneyColumn } from "#api/modules/money/money-columns.ts";
import type { RiderKind } from "./riders.ts";

/** What is read of an order `o` and its delivery `d`. */
export interface DeliveryRecord {
  readonly id: number;
  readonly number: string;
  readonly stage: OrderStage;
  readonly placed_at: Date;
  readonly sent_at: Date | null;
  readonly ended_at: Date | null;
  readonly state: "to_dispatch" | "on_the_way" | "failed" | "done";
  readonly name: string;
  readonly phone: string;
  readonly address: Order["address"];
  readonly note: string | null;
  readonly payment: PaymentKind;
  readonly payable_kobo: number;
  readonly money: MoneyByKind | null;
  readonly pieces: number;
  readonly parcels: number | null;
  readonly rider_id: number | null;
  readonly rider_kind: RiderKind | null;
  readonly rider_name: string | null;
  readonly rider_phone: string | null;
  readonly waybill: string | null;
  readonly tracking_url: string | null;
  readonly has_code: boolean | null;
  readonly wrong_codes: number | null;
  readonly receiver: string | null;
  readonly receiver_reason: string | null;
  readonly attempts: number;
  readonly last_attempt: {
    readonly at: string;
    readonly outcome: string;
    readonly note: string | null;
  } | null;
  readonly cash: { readonly due: number; readonly collected: number; readonly is_open: boolean } | null;
}

/** Which queue a row is in. */
export const stateColumn = `case when o.status = 'packed' then 'to_dispatch'
  when o.status = 'shipped' and d.state = 'failed' then 'failed'
  when o.status = 'shipped' then 'on_the_way' else 'done' end`;

/** When a row came into its queue. */
export const cameAtColumn = "coalesce(d.ended_at, d.sent_at, o.placed_at)";

/** All that a `DeliveryRecord` holds. */
export const deliveryColumns = `o.id, o.number, o.status as stage, o.placed_at, d.sent_at, d.ended_at, ${stateColumn} as state,
  coalesce(o.site_contact ->> 'name', o.firstname || ' ' || o.lastname) as name,
  coalesce(o.site_contact ->> 'phone', o.phone) as phone, o.address, o.note,
  o.payment_method as payment, o.payable_kobo, ${moneyColumn} as money,
  (select coalesce(sum(l.quantity), 0)::int from shop_order_line l where l.order_id = o.id) as pieces,
  d.parcels, d.rider_id, r.kind as rider_kind, r.name as rider_name, r.phone as rider_phone, d.waybill, d.tracking_url,
  d.code is not null as has_code, d.wrong_codes, d.receiver, d.receiver_reason,
  (select count(*)::int from delivery_attempt a where a.order_id = o.id) as attempts,
  (select json_build_object('at', a.at, 'outcome', a.outcome, 'note', a.note) from delivery_attempt a
   where a.order_id = o.id order by a.id desc limit 1) as last_attempt,
  (select json_build_object('due', c.due_kobo, 'collected', c.collected_kobo, 'is_open', c.remittance_id is null)
   from rider_cash c where c.order_id = o.id) as cash`;

/** Where they are read from. */
export const deliveryTables =
  "shop_order o left join delivery d on d.order_id = o.id left join rider r on r.id = d.rider_id";

/** What an order's shopper still has to pay at the door. */
export function dueAtDoor(order: {
  readonly payment: PaymentKind;
  readonly payable: Kobo;
  readonly net: Kobo;
}): Kobo {
  if (paymentFacts(order.payment).due !== "on_handover") return kobo(0);
  return kobo(Math.max(0, order.payable - order.net));
}

/** The same of a row that is still to be handed over. */
export function dueOf({ state, payment, payable_kobo, money }: DeliveryRecord): Kobo {
  if (state === "done") return kobo(0);
  return dueAtDoor({ payment, payable: kobo(payable_kobo), net: orderMoney(money ?? {}).net });
}
