import type { Database } from "../../src/database/port.ts";

export interface FixtureProduct {
  readonly sku: string;
  /** Kobo. */
  readonly price: number;
  readonly special?: number;
  readonly stock: number;
}

const pictures = JSON.stringify([
  { imageUrl: "/media/0123456789abcdef/lamp.webp", alt: "A lamp", width: 800, height: 800 },
]);

/** The category that all products of these tests are in. */
export const fixtureCategoryId = 16;

/** Puts products into the catalogue's tables, or changes those of the same article number. */
export async function putProducts(db: Database, products: readonly FixtureProduct[]): Promise<void> {
  await db.query(
    `insert into category (id, position, name, url_key) values ($1, 1, 'Chandeliers', 'chandeliers')
     on conflict (id) do nothing`,
    [fixtureCategoryId],
  );
  for (const { sku, price, special, stock } of products) {
    await db.query(
      `insert into product (id, sku, sku_key, name, name_key, url_path, short_description, description,
         list_price_kobo, special_price_kobo, quantity_breaks, lead_time_days, stock_qty, category_ids, room_ids,
         client_visible, attributes, media_gallery, box_contents, related_skus, created_at, position, content_hash)
       values ((select coalesce(max(id), 0) + 1 from product), $1, upper($1), $2, lower($2),
         '/product/' || lower($2) || '-' || $1, '', '', $3, $4, '[]', 0, $5, array[$6::int], '{}', true, '{}',
         $7::jsonb, '{}', '{}', now(), 1, '')
       on conflict (sku) do update set list_price_kobo = excluded.list_price_kobo,
         special_price_kobo = excluded.special_price_kobo, stock_qty = excluded.stock_qty, withdrawn_at = null`,
      [sku, `Lamp ${sku}`, price, special ?? null, stock, fixtureCategoryId, pictures],
    );
  }
  await db.query("update catalogue_state set version = version + 1, content_version = content_version + 1");
}

/** Takes a product off the shop, as an import without it does. */
export async function withdraw(db: Database, sku: string): Promise<void> {
  await db.query("update product set withdrawn_at = now() where sku = $1", [sku]);
}

export async function stockOf(db: Database, sku: string): Promise<number> {
  const [row] = await db.query<{ stock_qty: number }>("select stock_qty from product where sku = $1", [sku]);
  return row?.stock_qty ?? Number.NaN;
}
