import type {
  ClaimKind,
  ClaimReason,
  ClaimSettlement,
  ClaimState,
  ClaimWish,
  ConditionOnReceipt,
} from "@precise/cart-core/claim-words";
import type { ClaimedPieces } from "@precise/cart-core/claimable-pieces";
import type { MediaEntry } from "@precise/contract/shop/product";
import { seriesNumber } from "@precise/contract/wire/pasted-number";
import type { StockLine } from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** An article of a claim, as it is kept. Days are YYYY-MM-DD. */
export interface ClaimLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly reason: ClaimReason;
  readonly serial: string | null;
  readonly months_since_delivery: number;
  readonly warranty_months: number | null;
  readonly is_in_time: boolean;
  readonly in_time_until: string | null;
}

/** Pieces that came back, in one condition. */
export interface ReceivedPieces {
  readonly sku: string;
  readonly condition: ConditionOnReceipt;
  readonly quantity: number;
  readonly is_restocked: boolean;
}

/** A claim with all that belongs to it. */
export interface ClaimRow {
  readonly id: number;
  readonly number: string;
  readonly order_id: number;
  readonly order_number: string;
  readonly kind: ClaimKind;
  readonly wish: ClaimWish;
  readonly state: ClaimState;
  readonly settled_as: ClaimSettlement | null;
  readonly refunded_kobo: number | null;
  readonly note: string | null;
  readonly opened_by: string | null;
  readonly delivered_on: string;
  readonly revision: number;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly lines: readonly ClaimLine[];
  readonly received: readonly ReceivedPieces[];
  readonly events: readonly {
    readonly at: string;
    readonly state: ClaimState;
    readonly text: string;
    readonly actor: string | null;
  }[];
  readonly pictures: number;
}

const columns = `c.id, c.number, c.order_id, o.number as order_number, c.kind, c.wish, c.state, c.settled_as,
  c.refunded_kobo, c.note, c.opened_by, to_char(c.delivered_on, 'YYYY-MM-DD') as delivered_on, c.revision, c.created_at,
  c.changed_at, o.firstname, o.lastname, o.email, o.phone,
  (select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'quantity', l.quantity, 'reason', l.reason,
     'serial', l.serial, 'months_since_delivery', l.months_since_delivery, 'warranty_months', l.warranty_months,
     'is_in_time', l.is_in_time, 'in_time_until', l.in_time_until) order by l.position)
   from return_line l where l.claim_id = c.id) as lines,
  (select coalesce(json_agg(json_build_object('sku', r.sku, 'condition', r.condition, 'quantity', r.quantity,
     'is_restocked', r.is_restocked) order by r.position), '[]')
   from return_receipt r where r.claim_id = c.id) as received,
  (select json_agg(json_build_object('at', e.at, 'state', e.state, 'text', e.text, 'actor', e.actor) order by e.id)
   from return_event e where e.claim_id = c.id) as events,
  (select count(*)::int from brief_picture p where p.claim_id = c.id) as pictures`;

/** The claim of that number, however it is written. */
export async function readClaim(sql: Sql, number: string): Promise<ClaimRow | undefined> {
  const [row] = await sql.query<ClaimRow>(
    `select ${columns} from return_claim c join shop_order o on o.id = c.order_id where c.number = $1`,
    [seriesNumber("RET", number) ?? null],
  );
  return row;
}

/** Every claim of an order, the newest first. */
export function claimsOfOrder(sql: Sql, orderId: number): Promise<ClaimRow[]> {
  return sql.query<ClaimRow>(
    `select ${columns} from return_claim c join shop_order o on o.id = c.order_id
     where c.order_id = $1 order by c.id desc`,
    [orderId],
  );
}

/** Pieces of an order in claims, for how many are left to claim. */
export function claimedPieces(sql: Sql, orderId: number): Promise<ClaimedPieces[]> {
  return sql.query<ClaimedPieces>(
    `select l.sku, l.quantity, c.state, c.settled_as as "settledAs"
     from return_claim c join return_line l on l.claim_id = c.id where c.order_id = $1`,
    [orderId],
  );
}

/** Pieces of an order that came back by claims and are not with its buyer again. */
export function keptPieces(sql: Sql, orderId: number): Promise<StockLine[]> {
  return sql.query<StockLine>(
    `select got.sku, sum(got.quantity)::int as quantity
     from return_claim c join return_receipt got on got.claim_id = c.id
     where c.order_id = $1 and coalesce(c.settled_as, 'refund') = 'refund' group by got.sku`,
    [orderId],
  );
}

/** The day on which an order was delivered in Lagos, YYYY-MM-DD; undefined for one that is not there or not delivered. */
export async function deliveredOn(sql: Sql, orderId: number): Promise<string | undefined> {
  const [row] = await sql.query<{ day: string | null }>(
    `select to_char(max(e.at) at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day
     from shop_order_event e join shop_order o on o.id = e.order_id
     where o.id = $1 and o.status = 'delivered' and e.stage = 'delivered'`,
    [orderId],
  );
  return row?.day ?? undefined;
}

/** A delivered article of an order, lines of the same one added up. */
export interface DeliveredItem {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly image: MediaEntry | null;
  /** As the product's page states it now; null where it states none. */
  readonly warranty_months: number | null;
}

export function orderedItems(sql: Sql, orderId: number): Promise<DeliveredItem[]> {
  return sql.query<DeliveredItem>(
    `select l.sku, (array_agg(l.name order by l.position))[1] as name, sum(l.quantity)::int as quantity,
       (array_agg(l.image order by l.position))[1] as image,
       case when max(p.attributes ->> 'warranty_years') ~ '^[0-9]{1,2}(\\.[0-9]+)?$'
         then round(max(p.attributes ->> 'warranty_years')::numeric * 12)::int end as warranty_months
     from shop_order_line l left join product p on p.sku = l.sku
     where l.order_id = $1 and l.quantity > 0 group by l.sku order by min(l.position)`,
    [orderId],
  );
}

/** Locks a claim until the transaction ends. Its order is locked before it. @returns undefined for an unknown number */
export async function lockClaim(tx: Sql, number: string): Promise<ClaimRow | undefined> {
  const [row] = await tx.query("select 1 from return_claim where number = $1 for update", [
    seriesNumber("RET", number) ?? null,
  ]);
  return row && readClaim(tx, number);
}

/** What became of a claim, or why nothing did: each refusal says `why`. */
export type ClaimOutcome<Refused extends { readonly why: string }> =
  | { readonly ok: true; readonly claim: ClaimRow }
  | ({ readonly ok: false } & Refused);
