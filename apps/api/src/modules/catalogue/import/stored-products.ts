import type { MediaEntry } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { AttributeValue, CatalogueProduct } from "./catalogue-product.ts";

/** A product as the database has it, with what an import compares. */
export interface StoredProduct {
  readonly id: number;
  readonly skuKey: string;
  readonly contentHash: string;
  readonly isWithdrawn: boolean;
  readonly position: number;
  readonly product: CatalogueProduct;
}

interface StoredRow {
  id: number;
  sku: string;
  sku_key: string;
  name: string;
  short_description: string;
  description: string;
  list_price_kobo: number;
  special_price_kobo: number | null;
  trade_price_kobo: number | null;
  cost_price_kobo: number | null;
  quantity_breaks: { from: number; tradePriceKobo: number }[];
  lead_time_days: number;
  stock_qty: number;
  category_ids: number[];
  room_ids: number[];
  variant_group: string | null;
  size_label: string | null;
  client_visible: boolean;
  attributes: Record<string, AttributeValue>;
  media_gallery: MediaEntry[];
  box_contents: string[];
  related_skus: string[];
  created_at: Date;
  content_hash: string;
  position: number;
  is_withdrawn: boolean;
}

/** Products by upper-case article number, withdrawn ones too. */
export async function findStored(sql: Sql, skuKeys: readonly string[]): Promise<Map<string, StoredProduct>> {
  const rows = await sql.query<StoredRow>(
    `select id, sku, sku_key, name, short_description, description, list_price_kobo, special_price_kobo,
       trade_price_kobo, cost_price_kobo, quantity_breaks, lead_time_days, stock_qty, category_ids, room_ids, variant_group, size_label,
       client_visible, attributes, media_gallery, box_contents, related_skus, created_at, content_hash, position,
       withdrawn_at is not null as is_withdrawn
     from product where sku_key = any($1::text[])`,
    [skuKeys],
  );
  return new Map(rows.map((row) => [row.sku_key, stored(row)]));
}

/** All of a large shop at once would hold the thread for a tenth of a second. */
const skusAtOnce = 2_000;

/** Article numbers of all listed products by id. */
export async function listedSkus(sql: Sql): Promise<Map<number, string>> {
  const skus = new Map<number, string>();
  for (let after = 0; ; ) {
    const rows = await sql.query<{ id: number; sku: string }>(
      `select id, sku from product where withdrawn_at is null and id > $1 order by id limit ${skusAtOnce}`,
      [after],
    );
    for (const { id, sku } of rows) skus.set(id, sku);
    const last = rows.at(-1);
    if (!last || rows.length < skusAtOnce) return skus;
    after = last.id;
  }
}

function stored(row: StoredRow): StoredProduct {
  return {
    id: row.id,
    skuKey: row.sku_key,
    contentHash: row.content_hash,
    isWithdrawn: row.is_withdrawn,
    position: row.position,
    product: {
      sku: row.sku,
      name: row.name,
      shortDescription: row.short_description,
      description: row.description,
      listPriceKobo: row.list_price_kobo,
      specialPriceKobo: row.special_price_kobo,
      tradePriceKobo: row.trade_price_kobo,
      costPriceKobo: row.cost_price_kobo,
      quantityBreaks: row.quantity_breaks,
      leadTimeDays: row.lead_time_days,
      stockQty: row.stock_qty,
      categoryIds: row.category_ids,
      roomIds: row.room_ids,
      variantGroup: row.variant_group,
      sizeLabel: row.size_label,
      clientVisible: row.client_visible,
      attributes: row.attributes,
      mediaGallery: row.media_gallery,
      boxContents: row.box_contents,
      relatedSkus: row.related_skus,
      createdAt: wireTime(row.created_at),
    },
  };
}
