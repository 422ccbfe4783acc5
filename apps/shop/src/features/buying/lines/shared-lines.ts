import { maxLinesPerCart, maxQuantityPerLine } from "@precise/cart-core/limits";

import { cartNameField } from "./cart-name.ts";

/** Pieces of one product. */
export interface SharedLine {
  readonly sku: string;
  readonly quantity: number;
}

/** What a link holds: lines that could be read, and the texts of those that could not. */
export interface SharedLines {
  readonly lines: readonly SharedLine[];
  readonly unreadable: readonly string[];
}

const longestText = 80;
const mostUnreadable = 10;

/** Name of the query's and the form's field that holds one line: `2*PR-CH-ADN60-BB`. */
export const sharedLineField = "line";

/**
 * The page that shows these lines to anyone who opens it. It holds products and pieces only: a cart's id would hand over the
 * cart itself.
 * @param name of a saved cart
 */
export function sharedCartPath(lines: readonly SharedLine[], name: string | null = null): `/${string}` {
  const query = new URLSearchParams([
    ...(name === null ? [] : [[cartNameField, name]]),
    ...lines.slice(0, maxLinesPerCart).map(({ sku, quantity }) => [sharedLineField, `${quantity}*${sku}`]),
  ]);
  return `/shared-cart?${query}`;
}

/**
 * The lines of a link. Anyone may write one: no more lines than a cart holds are read, pieces of the same product are
 * added up, and what is no line is named.
 */
export function readSharedLines(texts: readonly string[]): SharedLines {
  const piecesBySku = new Map<string, number>();
  const unreadable: string[] = [];
  for (const text of texts.slice(0, maxLinesPerCart)) {
    const [, pieces, sku] = /^(\d{1,4})\*([^\s\p{C}]{1,64})$/u.exec(text) ?? [];
    const quantity = Number(pieces);
    if (sku === undefined || quantity < 1 || quantity > maxQuantityPerLine) {
      unreadable.push(text.slice(0, longestText));
      continue;
    }
    piecesBySku.set(sku, Math.min((piecesBySku.get(sku) ?? 0) + quantity, maxQuantityPerLine));
  }
  return {
    lines: [...piecesBySku].map(([sku, quantity]) => ({ sku, quantity })),
    unreadable: unreadable.slice(0, mostUnreadable),
  };
}
