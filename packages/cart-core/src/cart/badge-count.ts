import { isRecord } from "../text/json.ts";
import { decodeSnapshot } from "./session-snapshot.ts";

/**
 * The number on the cart icon: pieces, not lines. Takes anything, for it counts what other code parsed: an entry
 * without a whole quantity from 1 counts nothing, and what is no list counts 0.
 * @source spec §2 "Cart badge"
 */
export function badgeCount(items: unknown): number {
  if (!Array.isArray(items)) return 0;
  return items.reduce<number>((pieces, item) => pieces + quantityOf(item), 0);
}

/**
 * The same number from the session-stored cart; 0 when nothing is stored or it is no snapshot.
 * @source spec §4 "Cart badge", design D8
 */
export function badgeCountOfSnapshot(text: string | null): number {
  return badgeCount([...decodeSnapshot(text).values()]);
}

function quantityOf(item: unknown): number {
  const quantity = isRecord(item) ? item.quantity : 0;
  return typeof quantity === "number" && Number.isSafeInteger(quantity) ? Math.max(0, quantity) : 0;
}
