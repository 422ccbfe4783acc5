import { placeOfItem } from "@precise/cart-core/cancel-rest";
import { type LinePieces, piecesOf } from "@precise/cart-core/part-shipments";
import { shipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";

/**
 * What of an order goes with one paper: of an order in parts the named one, else what is to be sent, else each that was sent.
 * @returns none where it has no such part
 */
export function papersOf(order: AnyOrder, part: number | undefined): AnyOrder[] {
  const { parts } = order.delivery;
  if (!parts) return part === undefined ? [order] : [];
  const { sent, to_send } = parts;
  if (part === undefined && to_send.length > 0) return [withLines(order, to_send)];
  return sent
    .filter((each) => part === undefined || each.part === part)
    .map((each) => ({
      ...withLines(order, each.lines),
      number: shipmentKey(order.number, each.part),
      delivery: { ...order.delivery, shipment: each },
    }));
}

/** `2 of 3 pieces`, of a paper that goes with a part. */
export function shareText({ items, delivery: { parts } }: AnyOrder): string | undefined {
  if (!parts) return undefined;
  const all = [...parts.to_send, ...parts.sent.flatMap(({ lines }) => lines)];
  return `${piecesOf(items)} of ${piecesOf(all)} pieces`;
}

function withLines(order: AnyOrder, lines: readonly LinePieces[]): AnyOrder {
  const items = lines.flatMap(({ line, quantity }) => {
    const item = order.items[placeOfItem(order.items, line)];
    return item ? [{ ...item, quantity }] : [];
  });
  return { ...order, items };
}
