import { parsePrice, wireValue } from "../money/money.ts";
import { isRecord, parseJson } from "../text/json.ts";
import { rowTotal } from "./totals.ts";

/** One line of the stored cart. @source spec §3 "Cart product" */
export interface SnapshotLine {
  readonly sku: string;
  /** Paid for one piece: a numeric string in naira. */
  readonly price: string;
  readonly quantity: number;
  /** Price times quantity: a number of naira. */
  readonly totalAmount: number;
  /** The whole cart item, as JSON. */
  readonly cart: string;
}

/** Lines by sku. A Map, so that no sku ("__proto__", "constructor") can reach an object's prototype. */
export type Snapshot = ReadonlyMap<string, SnapshotLine>;

/** What the snapshot needs of a cart item; all else of it is kept too. */
export interface SnapshotItem {
  readonly quantity: number;
  readonly product: {
    readonly sku: string;
    readonly price: string;
    readonly special_price?: string | undefined;
  };
}

/**
 * The cart as text for session storage: one JSON object, lines keyed by sku.
 * @throws RangeError on an item whose price is no price; items are decoded before they come here
 * @source spec §4 "Cart load", design D7
 */
export function encodeSnapshot(items: readonly SnapshotItem[]): string {
  // Without a prototype even "__proto__" is a plain key.
  const lines: Record<string, SnapshotLine> = Object.create(null);
  for (const item of items) {
    const { sku, price, special_price } = item.product;
    const paid = special_price ?? price;
    const totalAmount = rowTotalInNaira(paid, item.quantity);
    if (totalAmount === null) throw new RangeError(`no cart item: ${item.quantity} at "${paid}"`);
    lines[sku] = { sku, price: paid, quantity: item.quantity, totalAmount, cart: JSON.stringify(item) };
  }
  return JSON.stringify(lines);
}

/**
 * The stored cart read back. Anyone can write to storage: what is not exactly a snapshot is an empty one, never an error.
 * @source spec §4, design D7
 */
export function decodeSnapshot(text: string | null): Snapshot {
  const stored = parseObject(text);
  if (!stored) return new Map();
  const lines = new Map<string, SnapshotLine>();
  for (const [sku, value] of Object.entries(stored)) {
    const line = decodeLine(sku, value);
    if (!line) return new Map();
    lines.set(sku, line);
  }
  return lines;
}

function decodeLine(sku: string, value: unknown): SnapshotLine | null {
  if (!isRecord(value) || value.sku !== sku) return null;
  const { price, quantity, cart } = value;
  if (typeof price !== "string" || typeof quantity !== "number" || typeof cart !== "string") return null;
  const totalAmount = rowTotalInNaira(price, quantity);
  if (totalAmount === null || totalAmount !== value.totalAmount || !parseObject(cart)) return null;
  return { sku, price, quantity, totalAmount, cart };
}

/** Null when the price is none, the quantity is no whole number from 1, or the product is beyond counting. */
function rowTotalInNaira(price: string, quantity: number): number | null {
  const unitPrice = parsePrice(price);
  if (!unitPrice.ok || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  if (!Number.isSafeInteger(unitPrice.value * quantity)) return null;
  return wireValue(rowTotal(unitPrice.value, quantity));
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}
