import {
  isInParts,
  type LinePieces,
  linesToSend,
  liveParts,
  type OrderPart,
} from "@precise/cart-core/part-shipments";
import type { Order } from "@precise/contract/shop/orders/order";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** JSON of the deliveries of a row of `shop_order`, which the statement calls `o`; null where no one was sent. Without their codes. */
export const shipmentsColumn = `(select json_agg(json_build_object('part', d.part, 'state', d.state, 'kind', r.kind, 'name', r.name,
     'waybill', d.waybill, 'tracking_url', d.tracking_url, 'parcels', d.parcels, 'sent_at', d.sent_at,
     'lines', (select coalesce(json_agg(json_build_object('line', l.position, 'quantity', l.quantity) order by l.position), '[]')
       from delivery_line l where l.order_id = d.order_id and l.part = d.part)) order by d.part)
   from delivery d join rider r on r.id = d.rider_id where d.order_id = o.id)`;

/** As `shipmentsColumn` gives each. */
export interface ShipmentRow extends OrderPart {
  readonly kind: "rider" | "carrier";
  readonly name: string;
  readonly waybill: string | null;
  readonly tracking_url: string | null;
  readonly parcels: number;
  readonly sent_at: string;
}

/** How an order goes to its shopper: at once, or in parts. @param quantities of its lines, in turn */
export function shipmentsView(
  rows: readonly ShipmentRow[],
  quantities: readonly number[],
): Pick<Order["delivery"], "shipment" | "parts"> {
  const live = liveParts(rows);
  if (isInParts(quantities, rows))
    return {
      parts: {
        sent: live.map((row) => ({ ...shipmentView(row), ...partView(row) })),
        to_send: linesToSend(quantities, rows),
      },
    };
  const [whole] = live;
  return whole === undefined ? {} : { shipment: shipmentView(whole) };
}

function partView({ part, state, lines }: OrderPart) {
  return { part, state, lines: [...lines] satisfies LinePieces[] };
}

/** A shipment as the shopper reads it: a rider by the first name. */
function shipmentView(row: ShipmentRow): NonNullable<Order["delivery"]["shipment"]> {
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
