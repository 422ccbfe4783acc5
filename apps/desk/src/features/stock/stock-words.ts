import type { AdjustKind, StockEvent } from "@precise/contract/desk/stock";

/** Kinds of reasons, as the form lists them. */
export const kindNames: Readonly<Record<AdjustKind, string>> = {
  counted: "Counted",
  damaged: "Damaged",
  lost: "Lost",
  found: "Found",
  returned: "Came back",
  display: "To or from a showroom",
  other: "Another reason",
};

const actNames: Readonly<Record<string, string>> = {
  "stock.adjust": "Adjusted",
  "stock.receive": "Received from a supplier",
  "stock.set": "Set",
  "stock.threshold": "Low mark changed",
};

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

/** A difference with its sign: `+12`, `−2`. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** The address of an article's screen. */
export function itemHref(sku: string): string {
  return `/stock/items/${encodeURIComponent(sku)}`;
}
