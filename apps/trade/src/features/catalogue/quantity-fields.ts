import { maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";

/** A line that was typed into a table. */
export interface TypedLine {
  readonly sku: string;
  readonly quantity: number;
}

const prefix = "quantity:";

/** Name of the field that takes a product's quantity. */
export function quantityField(sku: string): string {
  return prefix + sku;
}

/**
 * The lines of a form: empty fields and zeros are no lines.
 * @returns the name of the first field that holds no whole number of pieces, in place of the lines
 */
export function typedLines(
  entries: Iterable<readonly [string, unknown]>,
): { readonly lines: readonly TypedLine[] } | { readonly wrong: string } {
  const lines: TypedLine[] = [];
  for (const [name, value] of entries) {
    const text = String(value).trim();
    if (!name.startsWith(prefix) || text === "") continue;
    const quantity = Number(text);
    if (!/^\d{1,4}$/.test(text) || quantity > maxTradeQuantityPerLine) return { wrong: name };
    if (quantity > 0) lines.push({ sku: name.slice(prefix.length), quantity });
  }
  return { lines };
}

/** Pieces of all lines together. */
export function piecesOf(lines: readonly TypedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
