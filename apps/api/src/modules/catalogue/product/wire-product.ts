import { mostStockShown, stockStatus } from "@precise/cart-core/limits";
import { kobo, wirePrice } from "@precise/cart-core/money";
import type { Product, ProductItem, Variant } from "@precise/contract/shop/product";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { firstPlace } from "../memory/columns.ts";
import { familyOfProduct } from "./family-of-product.ts";
import { finishCode } from "./finish-code.ts";
import type { FullRow, ItemRow } from "./product-rows.ts";
import { specTable } from "./spec-table.ts";

type Finish = ProductItem["finishes"][number];

/** A product as lists show it. What the catalogue does not know is left out, never null. @source design "Product on the wire" */
export function wireItem(row: ItemRow, index: CatalogueIndex): ProductItem {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    urlPath: row.url_path,
    ...wirePrices(row),
    ...lowestPrice(row),
    currency: "NGN",
    stock_status: stockStatus(row.stock_qty),
    finishes: finishesOf(row.id, index),
    media_gallery: row.media_gallery,
    attributes: row.attributes as ProductItem["attributes"],
  };
}

/**
 * A product in full.
 * @param group its variant group in the shop's own order, itself included; itself alone where it has none
 * @param relatedSkus those that are still listed
 */
export function wireProduct(
  row: FullRow,
  group: readonly FullRow[],
  relatedSkus: readonly string[],
  index: CatalogueIndex,
): Product {
  const [leaf] = row.category_ids;
  const family = familyOfProduct(index.ordinalOfId(row.id) ?? -1, index);
  const trail = leaf === undefined ? [] : index.tree.withAncestors(leaf).toReversed();
  return {
    ...wireItem(row, index),
    short_description: row.short_description,
    description: row.description,
    ...(row.size_label === null ? {} : { size: row.size_label }),
    categories: trail.map(({ id, name, urlKey }) => ({ id, name, urlKey })),
    related_skus: [...relatedSkus],
    spec_table: specTable(row.attributes, index.structure.attributes),
    box_contents: row.box_contents,
    variants: group.map((member) => wireVariant(member, index)),
    ...(family ? { family } : {}),
    ...(row.stock_qty > 0 && row.stock_qty <= mostStockShown ? { stock_left: row.stock_qty } : {}),
    created_at: wireTime(row.created_at),
  };
}

function wireVariant(row: FullRow, index: CatalogueIndex): Variant {
  const finish = finishOf(row.attributes[finishCode], index);
  return {
    sku: row.sku,
    urlPath: row.url_path,
    ...(finish ? { finish } : {}),
    ...(row.size_label === null ? {} : { size: row.size_label }),
    ...wirePrices(row),
    stock_status: stockStatus(row.stock_qty),
  };
}

function wirePrices(row: ItemRow): { price: string; special_price?: string } {
  const price = wirePrice(kobo(row.list_price_kobo));
  if (row.special_price_kobo === null) return { price };
  return { price, special_price: wirePrice(kobo(row.special_price_kobo)) };
}

/** What is not known is not claimed. @source design D35 */
function lowestPrice({ special_price_kobo: special, lowest_price_30d_kobo: lowest }: ItemRow) {
  return special === null || lowest === null ? {} : { lowest_price_30d: wirePrice(kobo(lowest)) };
}

/** Finishes of the whole variant group, the product's own first, then in the shop's own order. */
function finishesOf(id: number, index: CatalogueIndex): Finish[] {
  const column = index.columns.get(finishCode);
  const ordinal = index.ordinalOfId(id);
  if (column?.kind !== "options" || ordinal === undefined) return [];
  const group = index.families.membersOf(index.groups[ordinal] ?? -1);
  const places = new Set([ordinal, ...group].map((member) => firstPlace(column, member)));
  return [...places].flatMap((place) => {
    const option = column.meta.options[place];
    return option ? [{ value: option.value, label: option.label }] : [];
  });
}

function finishOf(value: unknown, index: CatalogueIndex): Finish | undefined {
  const option = index.columns.get(finishCode)?.meta.options.find((one) => one.value === value);
  return option && { value: option.value, label: option.label };
}
