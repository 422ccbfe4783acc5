import { type LinePieces, linesToSend, type OrderPart } from "@precise/cart-core/part-shipments";
import type { Sql } from "#api/platform/database/port.ts";
import { newDeliveryCode } from "./delivery-code.ts";
import type { RiderKind } from "./riders.ts";

/** With what an order, or a part of it, goes. */
export interface Sending {
  readonly riderId: number;
  /** The carrier's number of it. */
  readonly waybill?: string | undefined;
  /** https alone. */
  readonly trackingUrl?: string | undefined;
  readonly parcels: number;
}

/** Notes who is sent with these pieces of a locked order: its first part, or the next one. */
export async function sendOrder(
  tx: Sql,
  orderId: number,
  sending: Sending,
  lines: readonly LinePieces[] = [],
): Promise<void> {
  const { riderId, waybill, trackingUrl, parcels } = sending;
  await tx.query(
    `with sent as (
       insert into delivery (order_id, part, rider_id, waybill, tracking_url, parcels, code)
       select $1, coalesce(max(part), 0) + 1, $2, $3, $4, $5, $6 from delivery where order_id = $1
       returning order_id, part
     )
     insert into delivery_line (order_id, part, position, quantity)
     select sent.order_id, sent.part, line.position, line.quantity
     from sent, unnest($7::int[], $8::int[]) as line (position, quantity)`,
    [
      orderId,
      riderId,
      waybill ?? null,
      trackingUrl ?? null,
      parcels,
      newDeliveryCode(),
      lines.map(({ line }) => line),
      lines.map(({ quantity }) => quantity),
    ],
  );
}

/** Notes who is sent once more with a part that is on its way. Its code stays the same, and so does what was tried with it. */
export async function sendAgain(tx: Sql, orderId: number, part: number, sending: Sending): Promise<void> {
  const { riderId, waybill, trackingUrl, parcels } = sending;
  await tx.query(
    `update delivery set rider_id = $3, waybill = $4, tracking_url = $5, parcels = $6, state = 'out', sent_at = now(),
       ended_at = null where order_id = $1 and part = $2`,
    [orderId, part, riderId, waybill ?? null, trackingUrl ?? null, parcels],
  );
}

/** Whether a part is on its way like that already: anyone who asks twice sends it once. */
export function isSentWith(delivery: LockedDelivery, sending: Sending): boolean {
  const { state, rider_id, waybill, tracking_url, parcels } = delivery;
  return (
    state === "out" &&
    rider_id === sending.riderId &&
    parcels === sending.parcels &&
    waybill === (sending.waybill ?? null) &&
    tracking_url === (sending.trackingUrl ?? null)
  );
}

/** A delivery that no one else changes until the transaction ends. Lock its order before. */
export interface LockedDelivery extends OrderPart {
  readonly rider_id: number;
  readonly rider_name: string;
  readonly rider_kind: RiderKind;
  readonly waybill: string | null;
  readonly tracking_url: string | null;
  readonly parcels: number;
  readonly code: string | null;
  readonly wrong_codes: number;
}

/** What was sent of a locked order, and what is to be sent. */
export interface LockedShipments {
  /** In the order in which they were sent. */
  readonly parts: readonly LockedDelivery[];
  readonly toSend: readonly LinePieces[];
  /** Pieces of the whole order. */
  readonly pieces: number;
}

/** Whether something of a locked order is with someone, or arrived. */
export async function hasSentParts(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query("select 1 from delivery where order_id = $1 and state <> 'returned'", [
    orderId,
  ]);
  return row !== undefined;
}

export async function lockShipments(tx: Sql, orderId: number): Promise<LockedShipments> {
  const parts = await tx.query<LockedDelivery>(
    `select d.part, d.rider_id, r.name as rider_name, r.kind as rider_kind, d.waybill, d.tracking_url, d.parcels, d.state,
       d.code, d.wrong_codes,
       (select coalesce(json_agg(json_build_object('line', l.position, 'quantity', l.quantity) order by l.position), '[]')
        from delivery_line l where l.order_id = d.order_id and l.part = d.part) as lines
     from delivery d join rider r on r.id = d.rider_id where d.order_id = $1 order by d.part for update of d`,
    [orderId],
  );
  const lines = await tx.query<{ quantity: number }>(
    "select quantity from shop_order_line where order_id = $1 order by position",
    [orderId],
  );
  const quantities = lines.map(({ quantity }) => quantity);
  return {
    parts,
    toSend: linesToSend(quantities, parts),
    pieces: quantities.reduce((sum, quantity) => sum + quantity, 0),
  };
}
