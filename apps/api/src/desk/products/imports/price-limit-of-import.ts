import { fromWireValue, type Kobo } from "@precise/cart-core/money";
import type { ProductPrices } from "@precise/cart-core/price-change";
import { isBeyondOwnChange, largestOwnChange } from "@precise/cart-core/price-limit";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { readPricedProducts } from "#api/modules/prices/priced-products.ts";
import type { StaffRights } from "#api/modules/staff/staff-session.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";

const columnOf = { list: "price", special: "special_price", trade: "trade_price" } as const;
const keysAtOnce = 500;

/**
 * A file moves no price further than the person who imports it may change one alone: an owner imports the same preview.
 * @source design "The desk"
 */
export async function refusePriceLimit(
  sql: Sql,
  id: string,
  { roles }: Pick<StaffRights, "roles">,
): Promise<Refusal | undefined> {
  if (roles.includes("owner")) return undefined;
  const rows = await sql.query<{ sku: string; changes: { field: string; after: string }[] }>(
    `select sku, changes from catalogue_import_row r where import_id = $1 and outcome = 'changed'
       and exists (select 1 from jsonb_array_elements(r.changes) c where c ->> 'field' = any($2::text[]))`,
    [id, Object.values(columnOf)],
  );
  const beyond: string[] = [];
  for (let from = 0; from < rows.length; from += keysAtOnce) {
    const part = rows.slice(from, from + keysAtOnce);
    const known = await readPricedProducts(
      sql,
      part.map(({ sku }) => skuKeyOf(sku)),
    );
    for (const { sku, changes } of part) {
      const product = known.get(skuKeyOf(sku));
      if (product && isBeyondOwnChange(product.dayBefore, product.prices, changed(product.prices, changes)))
        beyond.push(sku);
    }
  }
  if (beyond.length === 0) return undefined;
  const some = `${beyond.slice(0, 3).join(", ")}${beyond.length > 3 ? ", …" : ""}`;
  const products = beyond.length === 1 ? "1 product moves" : `${beyond.length} products move`;
  const message = `${products} by more than ${largestOwnChange} % of the price a day before (${some}). Ask an owner to import this preview, or take those rows out of the file.`;
  return failure(422, "refused", message);
}

/** The prices with what a row writes there; an empty cell is none. */
function changed(
  prices: ProductPrices,
  changes: readonly { readonly field: string; readonly after: string }[],
): ProductPrices {
  const after = (column: string, before: Kobo | null) => {
    const text = changes.find(({ field }) => field === column)?.after;
    if (text === undefined) return before;
    return text === "" ? null : fromWireValue(Number(text));
  };
  return {
    list: after(columnOf.list, prices.list) ?? prices.list,
    special: after(columnOf.special, prices.special),
    trade: after(columnOf.trade, prices.trade),
    cost: prices.cost,
  };
}
