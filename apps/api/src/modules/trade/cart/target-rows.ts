import type { NamedLine } from "#api/modules/cart/cart-line.ts";
import type { Wish } from "#api/modules/cart/change-lines.ts";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { failure } from "#api/platform/http/reply.ts";
import type { ClientCartLine } from "./client-cart-rows.ts";

/** What a call asks for one row, and what is to be written on it; a mark that is left out stays. */
export interface ClientWish extends NamedLine {
  readonly kind: "add" | "set";
  readonly quantity: number;
  readonly sideMark?: string | undefined;
  /** Where in the call it stands. */
  readonly index: number;
  /** Path of what names the row, for an error. */
  readonly field: string;
}

/** A wish with the row that it means. */
export type MeantRow = Wish & { readonly sideMark: string };

/**
 * The rows that wishes mean. What is added goes to the row with the same mark, or becomes a row; an article number alone
 * names a row where there is but one.
 * @param spelled an article number as the catalogue has it
 * @returns 409 `ambiguous_line` where an article is in several rows
 * @source design D34
 */
export function targetRows(
  rows: readonly ClientCartLine[],
  wishes: readonly ClientWish[],
  spelled: (sku: string) => string,
): { readonly ok: true; readonly meant: readonly MeantRow[] } | ({ readonly ok: false } & Ambiguous) {
  const meant: MeantRow[] = [];
  for (const change of wishes) {
    const row = rowOf(rows, change);
    if (row === "ambiguous") return { ok: false, ...ambiguous(change) };
    const sku = row?.sku ?? spelled(change.sku ?? "");
    const sideMark = change.sideMark ?? row?.sideMark ?? "";
    // No row that is kept has such a name: theirs are numbers.
    const lineId = row?.lineId ?? change.line_id ?? `new ${sku}\n${sideMark}`;
    const { kind, quantity, index } = change;
    meant.push({ kind, lineId, sku, quantity, index, sideMark, isOfLine: change.line_id !== undefined });
  }
  return { ok: true, meant };
}

function rowOf(
  rows: readonly ClientCartLine[],
  change: ClientWish,
): ClientCartLine | "ambiguous" | undefined {
  const { kind, line_id, sku = "", sideMark = "" } = change;
  if (line_id !== undefined) return rows.find(({ lineId }) => lineId === line_id);
  const ofArticle = rows.filter((row) => skuKeyOf(row.sku) === skuKeyOf(sku));
  if (kind === "add") return ofArticle.find((row) => row.sideMark === sideMark);
  return ofArticle.length > 1 ? "ambiguous" : ofArticle[0];
}

type Ambiguous = ReturnType<typeof ambiguous>;

function ambiguous({ sku = "", field }: ClientWish) {
  const message = `The cart has several rows of ${sku}: name the one that is meant by its line_id.`;
  return failure(409, "ambiguous_line", message, { field });
}
