import { cleanLine } from "@precise/contract/wire/clean-text";

/** A line of a delivery. */
export interface TypedLine {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Lines as they are typed or scanned: an item number, and pieces behind a blank, a comma or an ×; without them one piece, so
 * that a scanner can be held to each box. Lines of one article are added up.
 * @returns the number of the line that cannot be read, from 1, in place of lines
 */
export function readLines(
  text: string,
): { readonly lines: readonly TypedLine[] } | { readonly wrong: number } {
  const pieces = new Map<string, number>();
  for (const [index, typed] of text.split("\n").entries()) {
    const line = cleanLine(typed);
    if (line === "") continue;
    const [, sku, count = "1"] = /^(\S+?)(?:[\s,;]*[×x*]?[\s,;]+(\d{1,6}))?$/i.exec(line) ?? [];
    const quantity = Number(count);
    if (sku === undefined || quantity < 1) return { wrong: index + 1 };
    pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  }
  return { lines: [...pieces].map(([sku, quantity]) => ({ sku, quantity })) };
}
