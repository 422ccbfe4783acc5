import type { Sql } from "#api/platform/database/port.ts";

/**
 * Makes every page that shows an article of a family be rendered again within seconds, as a change of its stock does: what is
 * said of one finish is shown with all of them.
 * @source design D32
 */
export async function showFamilyAnew(tx: Sql, sku: string): Promise<void> {
  await tx.query(
    `update product set stock_changed_in = pg_current_xact_id()
     where sku = $1 or variant_group = (select variant_group from product where sku = $1)`,
    [sku],
  );
}
