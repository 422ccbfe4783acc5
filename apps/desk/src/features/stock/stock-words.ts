import { dictionary } from "@precise/cart-core/dictionary";
import type { AdjustKind, StockEvent } from "@precise/contract/desk/stock";

/** Kinds of reasons, as the form lists them. */
export const kindNames: Readonly<Record<AdjustKind, string>> = {
  counted: "Counted",
  damaged: "Damaged",
  lost: "Lost",
  found: "Found",
  returned: "Came back",
  opening: "Opening stock",
  bought: "Bought",
  display: "To or from a showroom",
  other: "Another reason",
};

const actNames: Readonly<Record<string, string>> = dictionary({
  "stock.adjust": "Adjusted",
  "stock.receive": "Received from a supplier",
  "stock.set": "Set",
  "stock.threshold": "Low mark changed",
});

/** What happened to an article, in a line: "Adjusted: Damaged, Box 4 fell". */
export function eventWords(event: Extract<StockEvent, { kind: "change" }>): string {
  const { act, after } = event;
  const name = actNames[act] ?? act;
  if (act === "stock.threshold") {
    const pieces = after?.low_at;
    return typeof pieces === "number" ? `Low at ${pieces} pieces` : "Low by its sales";
  }
  const kind = kindNames[after?.kind as AdjustKind];
  const why = [kind, after?.reason, after?.supplier].filter((part) => typeof part === "string").join(", ");
  return why === "" ? name : `${name}: ${why}`;
}

type Side = Readonly<Record<string, unknown>> | null;

/** What an event did to what is for sale; null where that is not known. An order whose goods are free again did nothing. */
export function effectOf(event: StockEvent): number | null {
  if (event.kind === "order") return event.goods === "held" ? -event.pieces : 0;
  const [from, to] = [stockOf(event.before), stockOf(event.after)];
  return from === null || to === null ? null : to - from;
}

/**
 * What was for sale after each event, the newest first: what was noted, else what follows from the newer rows. Null from where
 * on it cannot be known.
 */
export function balancesOf(events: readonly StockEvent[], available: number): readonly (number | null)[] {
  let balance: number | null = available;
  return events.map((event) => {
    const noted = event.kind === "change" ? stockOf(event.after) : null;
    const after = noted ?? balance;
    const effect = effectOf(event) ?? (noted === null ? 0 : null);
    balance = after === null || effect === null ? null : after - effect;
    return after;
  });
}

function stockOf(side: Side): number | null {
  return typeof side?.stock === "number" ? side.stock : null;
}

/** A difference with its sign: `+12`, `−2`, `±0`. */
export function signed(count: number): string {
  if (count === 0) return "±0";
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** The address of an article's screen. */
export function itemHref(sku: string): string {
  return `/stock/items/${encodeURIComponent(sku)}`;
}
