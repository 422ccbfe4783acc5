import { kobo, wireValue } from "@precise/cart-core/money";
import type { ProductInput } from "@precise/contract/desk/products/product-shapes";
import { cutText } from "@precise/contract/wire/cut-text";
import { type CatalogueProduct, sortedJson } from "../import/catalogue-product.ts";

/** A product's fields by the names of the catalogue's files, money in naira: what the desk edits and drafts keep. */
export type ProductFields = ProductInput;

/** What only Prices changes once a product has been on sale. */
export const priceFields = ["price", "special_price", "trade_price", "cost_price"] as const;

const naira = (amount: number | null) => (amount === null ? null : wireValue(kobo(amount)));

/** All fields of a product. */
export function fieldsOf(product: CatalogueProduct) {
  return {
    name: product.name,
    short_description: product.shortDescription,
    description: product.description,
    price: wireValue(kobo(product.listPriceKobo)) as number,
    special_price: naira(product.specialPriceKobo),
    trade_price: naira(product.tradePriceKobo),
    cost_price: naira(product.costPriceKobo),
    quantity_breaks: product.quantityBreaks.map(({ from, tradePriceKobo }) => ({
      from,
      trade_price: wireValue(kobo(tradePriceKobo)) as number,
    })),
    lead_time_days: product.leadTimeDays,
    category_ids: [...product.categoryIds],
    room_ids: [...product.roomIds],
    variant_group: product.variantGroup,
    size_label: product.sizeLabel,
    client_visible: product.clientVisible,
    attributes: Object.fromEntries(
      Object.entries(product.attributes).map(([code, value]) => [
        code,
        typeof value === "object" ? [...value] : value,
      ]),
    ),
    media_gallery: [...product.mediaGallery],
    box_contents: [...product.boxContents],
    related_skus: [...product.relatedSkus],
  } satisfies Required<ProductFields>;
}

/** The fields one by one, each attribute by itself: `attributes.finish`. An attribute that is not stated is not there. */
function flat({ attributes = {}, ...fields }: ProductFields): Map<string, unknown> {
  const codes = Object.entries(attributes).map(([code, value]) => [`attributes.${code}`, value] as const);
  return new Map<string, unknown>([...Object.entries(fields), ...codes]);
}

function sameValue(one: unknown, other: unknown): boolean {
  return sortedJson(one ?? null) === sortedJson(other ?? null);
}

/** Names of the fields that differ. A field that `after` leaves out is as it was, but for attributes, which are all given or none. */
export function changedFields(before: ProductFields, after: ProductFields): string[] {
  const [was, is] = [flat(before), flat(after)];
  const gone =
    after.attributes === undefined ? [] : [...was.keys()].filter((key) => key.startsWith("attributes."));
  return [...new Set([...is.keys(), ...gone])].filter((key) => !sameValue(was.get(key), is.get(key)));
}

/** What changed, as the audit keeps it: each changed field as it was and as it is. */
export function auditOfFields(before: ProductFields, after: ProductFields) {
  const names = changedFields(before, after);
  const pick = (fields: ProductFields) => {
    const values = flat(fields);
    return Object.fromEntries(names.map((name) => [name, shortened(values.get(name))]));
  };
  return { before: pick(before), after: pick(after) };
}

/** Long texts and pictures would fill the audit: it says that they changed, and to what roughly. */
function shortened(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === "string" && value.length > 300) return `${cutText(value, 300)}…`;
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown) =>
    typeof entry === "object" && entry !== null && "imageUrl" in entry ? entry.imageUrl : entry,
  );
}

/**
 * Lays changes that were made to an earlier version over the product as it is now.
 * @param base the fields when the changes began
 * @param mine the same with the changes
 * @returns the fields to save, and those that someone else changed otherwise meanwhile: where there are any, nothing is to be saved
 */
export function mergeFields(
  base: ProductFields,
  mine: ProductFields,
  current: ProductFields,
): { readonly fields: ProductFields; readonly clashes: readonly string[] } {
  const changed = changedFields(base, mine);
  const moved = new Set(changedFields(base, current));
  const [wanted, now] = [flat(mine), flat(current)];
  const clashes = changed.filter((name) => moved.has(name) && !sameValue(wanted.get(name), now.get(name)));
  const merged = flat(current);
  for (const name of changed) {
    if (wanted.get(name) === undefined) merged.delete(name);
    else merged.set(name, wanted.get(name));
  }
  return { fields: unflat(merged), clashes };
}

function unflat(values: ReadonlyMap<string, unknown>): ProductFields {
  const fields: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of values) {
    if (name.startsWith("attributes.")) attributes[name.slice("attributes.".length)] = value;
    else fields[name] = value;
  }
  // By the names that `flat` made of such fields.
  return { ...fields, attributes } as ProductFields;
}
