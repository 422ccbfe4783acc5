import { parseJson } from "@precise/cart-core/json";
import { maxQuantityPerLine } from "@precise/cart-core/limits";
import type { CartItem } from "@precise/contract/shop/cart";
import { mediaEntry } from "@precise/contract/shop/product";
import { wirePrice } from "@precise/contract/wire/wire-money";
import * as z from "zod/mini";

/** Most lines that are kept; the oldest go first. */
export const mostSavedLines = 50;

const savedLine = z.object({
  sku: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.maxLength(300)),
  /** A path of the shop: what leads elsewhere is not ours. */
  urlPath: z.string().check(z.regex(/^\/product\/[^\s]*$/)),
  quantity: z.int().check(z.gte(1), z.lte(maxQuantityPerLine)),
  /** What one piece cost when it was put aside. */
  price: wirePrice,
  picture: z.optional(mediaEntry),
});

/** A cart line that was put aside, with enough of the product to show it before the shop has answered. */
export type SavedLine = z.infer<typeof savedLine>;

/** The stored lines read back, newest first. Storage can be edited by anyone: what is no list counts as empty, and bad lines are left out. */
export function decodeSaved(text: string | null): readonly SavedLine[] {
  const parsed = z.safeParse(z.array(z.unknown()), parseJson(text));
  if (!parsed.success) return [];
  const lines = parsed.data.flatMap((entry) => {
    const line = z.safeParse(savedLine, entry);
    return line.success ? [line.data] : [];
  });
  return [...new Map(lines.toReversed().map((line) => [line.sku, line])).values()]
    .toReversed()
    .slice(0, mostSavedLines);
}

/** The lines as text; null for none, so that nothing stays in storage. */
export function encodeSaved(lines: readonly SavedLine[]): string | null {
  return lines.length === 0 ? null : JSON.stringify(lines);
}

/** Puts a line in front; pieces of the same product are added up. */
export function withLine(lines: readonly SavedLine[], line: SavedLine): readonly SavedLine[] {
  const before = lines.find(({ sku }) => sku === line.sku)?.quantity ?? 0;
  const quantity = Math.min(before + line.quantity, maxQuantityPerLine);
  return [{ ...line, quantity }, ...lines.filter(({ sku }) => sku !== line.sku)].slice(0, mostSavedLines);
}

/** Takes pieces off a line again; a line without pieces goes. */
export function withoutPieces(
  lines: readonly SavedLine[],
  sku: string,
  pieces: number,
): readonly SavedLine[] {
  return lines.flatMap((line) => {
    if (line.sku !== sku) return [line];
    return line.quantity > pieces ? [{ ...line, quantity: line.quantity - pieces }] : [];
  });
}

/** What is kept of a cart line. */
export function savedLineOf({ product, quantity }: CartItem): SavedLine {
  const [picture] = product.media_gallery;
  return {
    sku: product.sku,
    name: product.name,
    urlPath: product.urlPath,
    quantity,
    price: product.special_price ?? product.price,
    ...(picture && { picture }),
  };
}
