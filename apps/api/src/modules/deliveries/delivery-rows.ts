import { type Kobo, kobo } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { collectsMoney } from "@precise/cart-core/part-shipments";
import { type PaymentKind, paymentFacts } from "@precise/cart-core/payment-kinds";
import { type MoneyByKind, orderMoney } from "@precise/cart-core/payment-status";
import type { Order } from "@precise/contract/shop/orders/order";
import { moneyColumn } from "#api/modules/money/money-columns.ts";
import type { RiderKind } from "./riders.ts";

/** What is read of an order `o` and its delivery `d`, or what of it is to be sent. */
export interface DeliveryRecord {
  readonly id: number;
  readonly number: string;
  /** Null where no one was sent with it. */
  readonly part: number | null;
  /** It is one of several, or more of its order is to be sent. */
  readonly is_part: boolean;
  /** The order's last part that did not come back; null where there is none. */
  readonly last_part: number | null;
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
  readonly of_pieces: number;
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
export const stateColumn = `case when o.status = 'packed' and d.part is null then 'to_dispatch'
  when o.status in ('packed', 'shipped') and d.state = 'failed' then 'failed'
  when o.status in ('packed', 'shipped') and coalesce(d.state, 'out') = 'out' then 'on_the_way' else 'done' end`;

/** When a row came into its queue. */
export const cameAtColumn = "coalesce(d.ended_at, d.sent_at, o.placed_at)";

/** All that a `DeliveryRecord` holds. */
export const deliveryColumns = `o.id, o.number, d.part, o.status as stage, o.placed_at, d.sent_at, d.ended_at, ${stateColumn} as state,
  d.part is not null and (o.status = 'packed'
    or exists (select 1 from delivery e where e.order_id = o.id and e.part <> d.part)) as is_part,
  (select max(e.part) from delivery e where e.order_id = o.id and e.state <> 'returned') as last_part,
  coalesce(o.site_contact ->> 'name', o.firstname || ' ' || o.lastname) as name,
  coalesce(o.site_contact ->> 'phone', o.phone) as phone, o.address, o.note,
  o.payment_method as payment, o.payable_kobo, ${moneyColumn} as money,
  case when d.part is null then goods.pieces - case when o.status = 'packed' then order_sent_pieces(o.id) else 0 end
    else (select coalesce(sum(l.quantity), 0)::int from delivery_line l where l.order_id = o.id and l.part = d.part)
  end as pieces, goods.pieces as of_pieces,
  d.parcels, d.rider_id, r.kind as rider_kind, r.name as rider_name, r.phone as rider_phone, d.waybill, d.tracking_url,
  d.code is not null as has_code, d.wrong_codes, d.receiver, d.receiver_reason,
  (select count(*)::int from delivery_attempt a where a.order_id = o.id and a.part = d.part) as attempts,
  (select json_build_object('at', a.at, 'outcome', a.outcome, 'note', a.note) from delivery_attempt a
   where a.order_id = o.id and a.part = d.part order by a.id desc limit 1) as last_attempt,
  (select json_build_object('due', c.due_kobo, 'collected', c.collected_kobo, 'is_open', c.remittance_id is null)
   from rider_cash c where c.order_id = o.id and c.part = d.part) as cash`;

/** Where they are narrowed down: each delivery of an order, and one row more of a packed order for what is to be sent. Each order's own are looked up. */
export const deliveryTables = `shop_order o left join lateral (
    select e.* from delivery e where e.order_id = o.id
    union all select (null::delivery).* where o.status = 'packed'
  ) d on true left join rider r on r.id = d.rider_id`;

/** The pieces of an order `o`. */
export const goodsOfOrder = `cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as pieces from shop_order_line l where l.order_id = o.id) goods`;

/** Where `deliveryColumns` are read from. */
export const deliveryAndGoods = `${deliveryTables} ${goodsOfOrder}`;

/** What an order's shopper still has to pay at the door. */
export function dueAtDoor(order: {
  readonly payment: PaymentKind;
  readonly payable: Kobo;
  readonly net: Kobo;
}): Kobo {
  if (paymentFacts(order.payment).due !== "on_handover") return kobo(0);
  return kobo(Math.max(0, order.payable - order.net));
}

/** The same of a row that is still to be handed over: it comes with the part that completes the order. @source decision 137 */
export function dueOf(row: DeliveryRecord): Kobo {
  const { state, stage, part, last_part, payment, payable_kobo, money } = row;
  if (state === "done") return kobo(0);
  if (part !== null && last_part !== null && !collectsMoney(stage, part, last_part)) return kobo(0);
  return dueAtDoor({ payment, payable: kobo(payable_kobo), net: orderMoney(money ?? {}).net });
}
