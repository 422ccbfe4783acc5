import type { Sql } from "#api/platform/database/port.ts";
import { newDeliveryCode } from "./delivery-code.ts";
import type { RiderKind } from "./riders.ts";

/** With what an order goes. */
export interface Sending {
  readonly riderId: number;
  /** The carrier's number of it. */
  readonly waybill?: string | undefined;
  /** https alone. */
  readonly trackingUrl?: string | undefined;
  readonly parcels: number;
}

/**
 * Notes who is sent with a locked order, now or again after an attempt that failed. Its code stays the same, and so does what
 * was tried with it.
 */
export async function sendOrder(tx: Sql, orderId: number, sending: Sending): Promise<void> {
  const { riderId, waybill, trackingUrl, parcels } = sending;
  await tx.query(
    `insert into delivery (order_id, rider_id, waybill, tracking_url, parcels, code) values ($1, $2, $3, $4, $5, $6)
     on conflict (order_id) do update set rider_id = excluded.rider_id, waybill = excluded.waybill,
       tracking_url = excluded.tracking_url, parcels = excluded.parcels, state = 'out', sent_at = now(), ended_at = null,
       code = coalesce(delivery.code, excluded.code)`,
    [orderId, riderId, waybill ?? null, trackingUrl ?? null, parcels, newDeliveryCode()],
  );
}

/** Whether a locked order is on its way like that already: anyone who asks twice sends it once. */
export async function isSentWith(tx: Sql, orderId: number, sending: Sending): Promise<boolean> {
  const { riderId, waybill, trackingUrl, parcels } = sending;
  const [row] = await tx.query(
    `select 1 from delivery where order_id = $1 and state = 'out' and rider_id = $2 and parcels = $5
       and waybill is not distinct from $3 and tracking_url is not distinct from $4`,
    [orderId, riderId, waybill ?? null, trackingUrl ?? null, parcels],
  );
  return row !== undefined;
}

/** A delivery that no one else changes until the transaction ends. Lock its order before. */
export interface LockedDelivery {
  readonly rider_id: number;
  readonly rider_name: string;
  readonly rider_kind: RiderKind;
  readonly waybill: string | null;
  readonly state: "out" | "failed" | "delivered" | "returned";
  readonly code: string | null;
  readonly wrong_codes: number;
}

export async function lockDelivery(tx: Sql, orderId: number): Promise<LockedDelivery | undefined> {
  const [row] = await tx.query<LockedDelivery>(
    `select d.rider_id, r.name as rider_name, r.kind as rider_kind, d.waybill, d.state, d.code, d.wrong_codes
     from delivery d join rider r on r.id = d.rider_id where d.order_id = $1 for update of d`,
    [orderId],
  );
  return row;
}
