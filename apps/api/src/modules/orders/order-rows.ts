import { personOfBuyer } from "@precise/cart-core/coupon-rules";
import { timesKobo } from "@precise/cart-core/money";
import { shipmentsColumn } from "#api/modules/deliveries/shipment-view.ts";
import {
  attemptsColumn,
  isInReviewColumn,
  moneyColumn,
  refundsColumn,
} from "#api/modules/money/money-columns.ts";
import { lockCustomer } from "#api/modules/sessions/lock-customer.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import type { AnyOrder } from "./any-order.ts";
import { keyOfBuyer, typedBuyerKey } from "./buyer-key.ts";
import type { AgreedAmounts, OrderDraft } from "./order-draft.ts";
import { type OrderRow, orderView } from "./order-view.ts";

/** How long orders wait. `unpaidOrderHours`: for a transfer, a fee or its answer; `unprovedHoldMinutes`: design D28. */
export interface HoldTimes {
  readonly unpaidOrderHours: number;
  readonly unprovedHoldMinutes: number;
}

/** With 2^35 numbers a second try is rare and a third all but impossible. */
const mostTries = 5;

/**
 * Writes an order with its lines and history under a new number.
 * @param times how long a transfer is waited for, and unconfirmed goods are held
 * @returns the order as it travels
 */
export async function insertOrder(tx: Sql, draft: OrderDraft, times: HoldTimes): Promise<AnyOrder> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const number = newOrderNumber();
    if (!(await tryInsert(tx, number, draft, times))) continue;
    const order = await readOrderOf(tx, number);
    if (order) return order;
    throw new Error("an order was inserted and is not there");
  }
  throw new Error("no free order number was found");
}

/** The order of that number and e-mail or phone; one statement, so that a wrong number and a wrong e-mail take the same time. */
export function readOrder(sql: Sql, number: string, buyer: string): Promise<AnyOrder | undefined> {
  return read(sql, number, buyer);
}

/** The order of that number, for callers that may see it without knowing whose it is: the shop, and a signed link. */
export function readOrderOf(sql: Sql, number: string): Promise<AnyOrder | undefined> {
  return read(sql, number, undefined);
}

/** A locked order as it travels, after something of it was changed. @throws Error where it is not there */
export async function readAgain(tx: Sql, { number }: { readonly number: string }): Promise<AnyOrder> {
  const order = await readOrderOf(tx, number);
  if (!order) throw new Error("a locked order is not there");
  return order;
}

async function read(sql: Sql, number: string, buyer: string | undefined): Promise<AnyOrder | undefined> {
  const [row] = await sql.query<OrderRow>(
    `select o.*, to_char(o.wished_date, 'YYYY-MM-DD') as delivery_date,
       case when o.promised_to is not null then json_build_object('state', o.promised_state,
         'from', to_char(o.promised_from, 'YYYY-MM-DD'), 'to', to_char(o.promised_to, 'YYYY-MM-DD')) end as promised,
       (select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'url_path', l.url_path, 'quantity', l.quantity,
          'cancelled', l.cancelled, 'unit_price_kobo', l.unit_price_kobo, 'row_total_kobo', l.row_total_kobo, 'image', l.image,
          'side_mark', l.side_mark, 'unit_net_kobo', l.unit_net_kobo, 'net_kobo', l.net_kobo) order by l.position)
        from shop_order_line l where l.order_id = o.id) as lines,
       (select json_agg(json_build_object('at', e.at, 'text', e.text, 'stage', e.stage) order by e.position)
        from shop_order_event e where e.order_id = o.id) as events,
       (select json_build_object('number', i.number, 'due_date', i.content->'payment'->>'due_date')
        from invoice i where i.order_id = o.id) as invoice,
       (select json_agg(json_build_object('number', c.number, 'gross_kobo', c.gross_kobo, 'issued_at', c.issued_at)
          order by c.sequence) from credit_note c where c.order_id = o.id) as credit_notes,
       ${shipmentsColumn} as shipments, ${moneyColumn} as money, ${isInReviewColumn} as is_in_review,
       ${attemptsColumn} as attempts, ${refundsColumn} as refunds,
       case when o.goods <> 'held' and o.status in ('placed', 'fee_pending', 'fee_proposed', 'awaiting_payment') then
         (select json_agg(wanted.name order by wanted.name)
          from (select sku, max(name) as name, sum(quantity) as pieces from shop_order_line
            where order_id = o.id group by sku) wanted
          left join product p on p.sku = wanted.sku and p.withdrawn_at is null
          where coalesce(p.stock_qty, 0) < wanted.pieces) end as gone
     from shop_order o
     where o.number = $1 and ($3::boolean or (o.email_key = $2 and o.company_id is null))`,
    [number, buyer === undefined ? null : typedBuyerKey(buyer), buyer === undefined],
  );
  return row && orderView(row);
}

/** Puts a new order into an account. One that was deleted in this very moment has no orders: then it is a guest's. */
export async function putOwner(tx: Sql, number: string, customerId: string): Promise<void> {
  if (await lockCustomer(tx, customerId))
    await tx.query("update shop_order set customer_id = $2 where number = $1", [number, customerId]);
}

/** @returns false when the number is taken */
async function tryInsert(
  tx: Sql,
  number: string,
  draft: OrderDraft,
  { unpaidOrderHours, unprovedHoldMinutes }: HoldTimes,
): Promise<boolean> {
  const { contact, totals, lines, trade } = draft;
  const [row] = await tx.query(
    `with placed as (
       insert into shop_order (number, cart_id, status, email, email_key, firstname, lastname, phone, delivery_method,
         address, showroom, payment_method, bank, note, subtotal_kobo, discount_kobo, grand_total_kobo,
         delivery_fee_kobo, payable_kobo, vat_kobo, vat_per_thousand, seller, person_key,
         discounts, respond_by, company_id, client_person_id, company, site_contact, po_number, wished_date,
         reserved_kobo, goods, hold_until, proved_at, proved_by, news, acknowledged_findings,
         promised_from, promised_to, promised_state, promise_terms, agreed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13::jsonb, $14, $15, $16, $17, $18, $19,
         $20, $21, $22::jsonb, $30, $31::jsonb,
         case when $3 <> 'confirmed' then now() + make_interval(hours => $33) end,
         $34, $35, $36::jsonb, $37::jsonb, $38, $39::date, $40, $44,
         case when $44 = 'held' and $45::text is null then now() + make_interval(mins => $46)
           when $44 = 'held' and $3 = 'fee_pending' then now() + make_interval(hours => $33) end,
         case when $45::text is not null then now() end, $45, $47, $48::jsonb,
         $49::date, $50::date, $51, $52::jsonb, $53::jsonb)
       on conflict (number) do nothing
       returning id
     ), lines as (
       insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo,
         image, side_mark, unit_net_kobo, net_kobo)
       select placed.id, line.position, line.sku, line.name, line.url_path, line.quantity, line.unit_price,
         line.row_total, line.image, line.side_mark, line.unit_net, line.unit_net * line.quantity
       from placed, unnest($23::text[], $24::text[], $25::text[], $26::int[], $27::bigint[], $28::jsonb[], $41::bigint[],
           $42::text[], $43::bigint[])
         with ordinality as line (sku, name, url_path, quantity, unit_price, image, row_total, side_mark, unit_net,
           position)
     ), events as (
       insert into shop_order_event (order_id, text, stage)
       select placed.id, event.text, event.stage
       from placed, unnest($29::text[], $32::text[]) with ordinality as event (text, stage, position)
       order by event.position
     )
     select id from placed`,
    [
      number,
      draft.cartRowId,
      draft.stage,
      contact.email,
      keyOfBuyer(contact),
      contact.firstname,
      contact.lastname,
      contact.phone,
      draft.delivery,
      draft.address,
      draft.showroom,
      draft.payment,
      draft.bank,
      draft.note,
      totals.subtotal,
      totals.discountTotal,
      totals.grandTotal,
      totals.deliveryFee,
      totals.payable,
      draft.vat,
      draft.vatPerThousand,
      draft.seller,
      lines.map((line) => line.product.sku),
      lines.map((line) => line.product.name),
      lines.map((line) => line.product.urlPath),
      lines.map((line) => line.quantity),
      lines.map((line) => line.unitPrice),
      lines.map((line) => line.product.media_gallery[0] ?? null),
      draft.events.map((event) => event.text),
      personOfBuyer(contact),
      JSON.stringify(draft.discounts),
      draft.events.map((event) => event.stage),
      unpaidOrderHours,
      trade?.companyId ?? null,
      trade?.personId ?? null,
      trade?.company ?? null,
      trade?.siteContact ?? null,
      trade?.poNumber ?? null,
      trade?.deliveryDate ?? null,
      trade?.reserved ?? 0,
      lines.map((line) => line.charged?.gross ?? timesKobo(line.unitPrice, line.quantity)),
      lines.map((line) => line.charged?.sideMark ?? ""),
      lines.map((line) => line.charged?.unitNet ?? null),
      draft.goods,
      draft.provedBy,
      unprovedHoldMinutes,
      contact.news ?? null,
      draft.acknowledgedFindings?.length ? JSON.stringify(draft.acknowledgedFindings) : null,
      draft.promise?.days.from ?? null,
      draft.promise?.days.to ?? null,
      draft.promise?.state ?? null,
      draft.promise ? JSON.stringify(draft.promise.terms) : null,
      keptAgreement(draft),
    ],
  );
  return row !== undefined;
}

/** For an order that takes its place: with what its goods cost. */
function keptAgreement({ agreed, totals }: OrderDraft): string | null {
  if (agreed === undefined) return null;
  const kept: AgreedAmounts = { ...agreed, ofGoods: agreed.ofGoods ?? totals.subtotal };
  return JSON.stringify(kept);
}
