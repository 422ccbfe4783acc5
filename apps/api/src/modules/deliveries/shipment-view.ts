import type { Order } from "@precise/contract/shop/orders/order";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** JSON of the delivery of a row of `shop_order`, which the statement calls `o`; null where no one was sent. Without its code. */
export const shipmentColumn = `(select json_build_object('kind', r.kind, 'name', r.name, 'waybill', d.waybill,
     'tracking_url', d.tracking_url, 'parcels', d.parcels, 'sent_at', d.sent_at)
   from delivery d join rider r on r.id = d.rider_id where d.order_id = o.id)`;

/** As `shipmentColumn` gives it. */
export interface ShipmentRow {
  readonly kind: "rider" | "carrier";
  readonly name: string;
  readonly waybill: string | null;
  readonly tracking_url: string | null;
  readonly parcels: number;
  readonly sent_at: string;
}

/** How an order goes to its shopper, as the shopper reads it: a rider by the first name. */
export function shipmentView(row: ShipmentRow): NonNullable<Order["delivery"]["shipment"]> {
  const { waybill, tracking_url, parcels } = row;
  return {
    by: bringerName(row),
    sent_at: wireTime(row.sent_at),
    ...(waybill === null ? {} : { waybill }),
    ...(tracking_url === null ? {} : { tracking_url }),
    ...(parcels === 1 ? {} : { parcels }),
  };
}

/** Who brings an order, for its shopper: a carrier by its name, a rider by the first name. */
export function bringerName({ kind, name }: Pick<ShipmentRow, "kind" | "name">): string {
  return kind === "carrier" ? name : (name.trim().split(/\s+/)[0] ?? name);
}
