import type { Kobo } from "@precise/cart-core/money";
import type { ClientCartChange, ClientCartLine } from "./client-cart-rows.ts";

/** A row as it shall be; `lineId` of a row that is not kept yet is any name that no kept row has. */
export type WantedRow = Omit<ClientCartLine, "seenNet">;

/** Rows of one article whose marks have become the same. */
export interface JoinedRows {
  /** Of the row that is left. */
  readonly lineId: string;
  readonly sku: string;
  readonly sideMark: string;
  /** Pieces of the one row. */
  readonly quantity: number;
}

/**
 * Brings a cart's rows to what they shall be. Rows of an article with the same mark become one, in the place of the
 * first, with the pieces of all.
 * @param netOf price of one piece at the pieces that the cart then has of the article; undefined leaves a row's as it is
 */
export function joinRows(
  before: readonly ClientCartLine[],
  wanted: readonly WantedRow[],
  netOf: (sku: string, pieces: number) => Kobo | undefined,
): { readonly change: ClientCartChange; readonly joined: readonly JoinedRows[] } {
  const rows = new Map<string, WantedRow>();
  const joined = new Map<string, JoinedRows>();
  for (const row of wanted) {
    const key = `${row.sku}\n${row.sideMark}`;
    const first = rows.get(key);
    const quantity = row.quantity + (first?.quantity ?? 0);
    rows.set(key, { ...(first ?? row), quantity });
    if (first) joined.set(key, { ...first, quantity });
  }
  const pieces = piecesBySku([...rows.values()]);
  const kept = new Map(before.map((line) => [line.lineId, line]));
  const added: Omit<ClientCartLine, "lineId">[] = [];
  const changed: ClientCartLine[] = [];
  for (const { lineId, ...row } of rows.values()) {
    const was = kept.get(lineId);
    kept.delete(lineId);
    const seenNet = netOf(row.sku, pieces.get(row.sku) ?? 0) ?? was?.seenNet;
    if (seenNet === undefined) throw new Error("a row without a price was granted");
    if (!was) added.push({ ...row, seenNet });
    else if (was.quantity !== row.quantity || was.sideMark !== row.sideMark || was.seenNet !== seenNet)
      changed.push({ lineId, ...row, seenNet });
  }
  return { change: { added, changed, removed: [...kept.keys()] }, joined: [...joined.values()] };
}

/** Pieces of each article over all of its rows. */
export function piecesBySku(
  rows: readonly { readonly sku: string; readonly quantity: number }[],
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of rows) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}
