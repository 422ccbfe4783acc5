import { productPath } from "@precise/contract/wire/product-url";
import type { Sql } from "#api/platform/database/port.ts";
import { foldText } from "../search/words.ts";
import { type CatalogueProduct, skuKeyOf } from "./catalogue-product.ts";

/** A product to write: a new one or one that changed. */
export interface ProductToWrite {
  readonly id: number;
  readonly position: number;
  readonly contentHash: string;
  readonly product: CatalogueProduct;
}

const rowsAtOnce = 250;

/** Writes products by id, back on sale if they were withdrawn. The pieces of known ones stay as orders left them. */
export async function writeProducts(tx: Sql, products: readonly ProductToWrite[]): Promise<void> {
  for (let from = 0; from < products.length; from += rowsAtOnce) {
    const rows = products.slice(from, from + rowsAtOnce).map(rowOf);
    await tx.query(
      `insert into product as kept (id, sku, sku_key, name, name_key, url_path, short_description, description,
         list_price_kobo, special_price_kobo, trade_price_kobo, cost_price_kobo, quantity_breaks, lead_time_days, stock_qty, category_ids,
         room_ids, variant_group, size_label, client_visible, attributes, media_gallery, box_contents, related_skus,
         created_at, position, content_hash, withdrawn_at)
       select id, sku, sku_key, name, name_key, url_path, short_description, description,
         list_price_kobo, special_price_kobo, trade_price_kobo, cost_price_kobo, quantity_breaks, lead_time_days, stock_qty, category_ids,
         room_ids, variant_group, size_label, client_visible, attributes, media_gallery, box_contents, related_skus,
         created_at, position, content_hash, null
       from jsonb_to_recordset($1::text::jsonb) as given (id int, sku text, sku_key text, name text, name_key text,
         url_path text, short_description text, description text, list_price_kobo bigint, special_price_kobo bigint,
         trade_price_kobo bigint, cost_price_kobo bigint, quantity_breaks jsonb, lead_time_days int, stock_qty int, category_ids int[],
         room_ids int[], variant_group text, size_label text, client_visible boolean, attributes jsonb,
         media_gallery jsonb, box_contents text[], related_skus text[], created_at timestamptz, position int,
         content_hash text)
       on conflict (id) do update set sku = excluded.sku, sku_key = excluded.sku_key, name = excluded.name,
         name_key = excluded.name_key, url_path = excluded.url_path, short_description = excluded.short_description,
         description = excluded.description, list_price_kobo = excluded.list_price_kobo,
         special_price_kobo = excluded.special_price_kobo, trade_price_kobo = excluded.trade_price_kobo,
         cost_price_kobo = excluded.cost_price_kobo,
         quantity_breaks = excluded.quantity_breaks, lead_time_days = excluded.lead_time_days,
         category_ids = excluded.category_ids, room_ids = excluded.room_ids, variant_group = excluded.variant_group,
         size_label = excluded.size_label, client_visible = excluded.client_visible, attributes = excluded.attributes,
         media_gallery = excluded.media_gallery, box_contents = excluded.box_contents,
         related_skus = excluded.related_skus, created_at = excluded.created_at, position = excluded.position,
         content_hash = excluded.content_hash, withdrawn_at = null,
         changed_at = case when kept.content_hash = excluded.content_hash then kept.changed_at else now() end`,
      [JSON.stringify(rows)],
    );
  }
}

/** The name as it sorts: without accents and case, numbers by their size. */
export function nameKeyOf(name: string): string {
  return foldText(name).replace(/\d+/g, (digits) => digits.padStart(8, "0"));
}

function rowOf({ id, position, contentHash, product }: ProductToWrite) {
  return {
    id,
    sku: product.sku,
    sku_key: skuKeyOf(product.sku),
    name: product.name,
    name_key: nameKeyOf(product.name),
    url_path: productPath(product),
    short_description: product.shortDescription,
    description: product.description,
    list_price_kobo: product.listPriceKobo,
    special_price_kobo: product.specialPriceKobo,
    trade_price_kobo: product.tradePriceKobo,
    cost_price_kobo: product.costPriceKobo,
    quantity_breaks: product.quantityBreaks,
    lead_time_days: product.leadTimeDays,
    stock_qty: product.stockQty,
    category_ids: product.categoryIds,
    room_ids: product.roomIds,
    variant_group: product.variantGroup,
    size_label: product.sizeLabel,
    client_visible: product.clientVisible,
    attributes: product.attributes,
    media_gallery: product.mediaGallery,
    box_contents: product.boxContents,
    related_skus: product.relatedSkus,
    created_at: product.createdAt,
    position,
    content_hash: contentHash,
  };
}
