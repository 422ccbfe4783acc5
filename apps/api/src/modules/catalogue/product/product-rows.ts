import type { MediaEntry } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import type { AttributeValue } from "../import/catalogue-product.ts";

/** A listed product as lists show it. */
export interface ItemRow {
  id: number;
  sku: string;
  name: string;
  url_path: string;
  list_price_kobo: number;
  special_price_kobo: number | null;
  /** In the 30 days before the special price came; null where there is none, or where it is not known. */
  lowest_price_30d_kobo: number | null;
  stock_qty: number;
  attributes: Record<string, AttributeValue>;
  media_gallery: MediaEntry[];
}

/** A listed product as its own page shows it. */
export interface FullRow extends ItemRow {
  short_description: string;
  description: string;
  size_label: string | null;
  category_ids: number[];
  variant_group: string | null;
  box_contents: string[];
  related_skus: string[];
  created_at: Date;
}

const itemColumns =
  "id, sku, name, url_path, list_price_kobo, special_price_kobo, lowest_price_30d_kobo, stock_qty, attributes, media_gallery";
const fullColumns = `${itemColumns}, short_description, description, size_label, category_ids, variant_group,
  box_contents, related_skus, created_at`;

export async function findItems(sql: Sql, ids: readonly number[]): Promise<ItemRow[]> {
  return sql.query<ItemRow>(
    `select ${itemColumns} from product where id = any($1::int[]) and withdrawn_at is null`,
    [ids],
  );
}

export async function findFull(sql: Sql, id: number): Promise<FullRow | undefined> {
  const [row] = await sql.query<FullRow>(
    `select ${fullColumns} from product where id = $1 and withdrawn_at is null`,
    [id],
  );
  return row;
}

/** Products of a variant group in the shop's own order. */
export async function findGroup(sql: Sql, variantGroup: string): Promise<FullRow[]> {
  return sql.query<FullRow>(
    `select ${fullColumns} from product where variant_group = $1 and withdrawn_at is null order by position, id`,
    [variantGroup],
  );
}

/** Those of the article numbers that are listed, in their order. */
export async function onlyListed(sql: Sql, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await sql.query<{ sku: string }>(
    "select sku from product where sku = any($1::text[]) and withdrawn_at is null",
    [skus],
  );
  const listed = new Set(rows.map((row) => row.sku));
  return skus.filter((sku) => listed.has(sku));
}
