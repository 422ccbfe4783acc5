import { placeOfItem } from "@precise/cart-core/cancel-rest";
import type { DeskOrder } from "@precise/contract/desk/orders/orders";

/** All lines of an order, or what of them is still to be sent, with their places in it. */
export function linesToSend({ items, delivery: { parts } }: Pick<DeskOrder, "items" | "delivery">) {
  const lines =
    parts?.to_send ?? items.map(({ quantity, line }, index) => ({ line: line ?? index + 1, quantity }));
  return lines.flatMap(({ line, quantity }) => {
    const item = items[placeOfItem(items, line)];
    return item ? [{ ...item, line, quantity }] : [];
  });
}
