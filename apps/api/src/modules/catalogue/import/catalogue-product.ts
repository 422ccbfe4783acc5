import { createHash } from "node:crypto";
import { isRecord } from "@precise/cart-core/json";
import type { MediaEntry } from "@precise/contract/shop/product";

/** Value of one attribute: text for select, boolean ("1", "0") and text, a number for number, texts for multiselect. */
export type AttributeValue = string | number | readonly string[];

/** A product as an import gives it and the database keeps it: checked, with money in kobo and pictures measured. */
export interface CatalogueProduct {
  readonly sku: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly listPriceKobo: number;
  readonly specialPriceKobo: number | null;
  readonly tradePriceKobo: number | null;
  /** What the shop pays for a piece, without VAT; null where it is not known. No visitor sees it. */
  readonly costPriceKobo: number | null;
  readonly quantityBreaks: readonly { readonly from: number; readonly tradePriceKobo: number }[];
  readonly leadTimeDays: number;
  readonly stockQty: number;
  readonly categoryIds: readonly number[];
  readonly roomIds: readonly number[];
  readonly variantGroup: string | null;
  readonly sizeLabel: string | null;
  readonly clientVisible: boolean;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  readonly mediaGallery: readonly MediaEntry[];
  readonly boxContents: readonly string[];
  readonly relatedSkus: readonly string[];
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** Upper-case article number: what two products may not share. */
export function skuKeyOf(sku: string): string {
  return sku.toUpperCase();
}

/** Hash of all that an import sets but for the stock, which orders change as well. Equal hashes: nothing to write. */
export function contentHashOf(product: CatalogueProduct): string {
  const { stockQty: _, costPriceKobo, ...content } = product;
  // Products that were saved before costs were known keep their hash.
  const hashed = costPriceKobo === null ? content : { ...content, costPriceKobo };
  return createHash("sha256").update(sortedJson(hashed)).digest("hex").slice(0, 32);
}

/** JSON with the keys of every object in order, so that equal contents are equal texts. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
