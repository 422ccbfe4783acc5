import { addressesPerPage, type listCatalogueAddresses } from "@precise/contract/catalogue";
import type { DataOf } from "@precise/contract/route";
import type { Sql } from "#api/platform/database/port.ts";

/**
 * A page of the addresses of all products on sale, in the shop's own order. Without products there is one empty page.
 * @param page from 1
 */
export async function listAddresses(sql: Sql, page: number): Promise<DataOf<typeof listCatalogueAddresses>> {
  const [counted] = await sql.query<{ count: number }>(
    "select count(*) from product where withdrawn_at is null",
    [],
  );
  const rows = await sql.query<{ url_path: string; changed_at: Date; image: string | null }>(
    `select url_path, changed_at, media_gallery->0->>'imageUrl' as image from product
     where withdrawn_at is null order by position, id limit ${addressesPerPage} offset $1`,
    [(page - 1) * addressesPerPage],
  );
  return {
    addresses: rows.map(({ url_path, changed_at, image }) => ({
      urlPath: url_path,
      changed_at: changed_at.toISOString(),
      ...(image === null ? {} : { imageUrl: image }),
    })),
    total_pages: Math.max(1, Math.ceil((counted?.count ?? 0) / addressesPerPage)),
  };
}
