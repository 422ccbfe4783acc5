import type { DeskProduct, ProductDraft, ProductPage } from "@precise/contract/desk/products/product-shapes";
import { productPath } from "@precise/contract/wire/product-url";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { checkFields } from "#api/modules/catalogue/change/check-fields.ts";
import { readStored } from "#api/modules/catalogue/change/get-product.ts";
import { fieldsOf, mergeFields, type ProductFields } from "#api/modules/catalogue/change/wire-fields.ts";
import { type ProductDraft as Draft, readDraft } from "#api/modules/catalogue/drafts/draft-rows.ts";
import type { StoredProduct } from "#api/modules/catalogue/import/stored-products.ts";
import type { StaffRights } from "#api/modules/staff/staff-session.ts";
import { actorInput, actorName } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";

/** A product, or the draft of one, as its page shows it to this reader; undefined where there is neither. */
export async function readProductPage(
  { db: sql, tools: { files }, shopOrigin }: Pick<DeskParts, "db" | "tools" | "shopOrigin">,
  sku: string,
  staff: Pick<StaffRights, "may">,
): Promise<ProductPage | undefined> {
  const [stored, draft] = await Promise.all([readStored(sql, sku), readDraft(sql, sku)]);
  if (!stored && !draft) return undefined;
  const product = stored?.product;
  const family = draft?.fields.variant_group ?? product?.variantGroup ?? null;
  const number = product?.sku ?? draft?.sku ?? sku;
  return {
    sku: number,
    state: stored ? (stored.isWithdrawn ? "withdrawn" : "on_sale") : "new",
    product: product ? visible(fieldsOf(product), staff) : null,
    revision: stored?.contentHash ?? null,
    draft: draft ? await draftView(sql, files, draft, stored, staff) : null,
    stock: product?.stockQty ?? 0,
    shop_url: product && !stored.isWithdrawn ? `${shopOrigin}${productPath(product)}` : null,
    siblings: family === null ? [] : await readSiblings(sql, family, number),
  };
}

/** Trade prices are for who may read prices, what a piece costs for who may change them. */
export function visible<Fields extends ProductFields | DeskProduct>(
  fields: Fields,
  { may }: Pick<StaffRights, "may">,
): Fields {
  const { trade_price, cost_price, quantity_breaks, ...others } = fields;
  // Without fields that may be left out.
  return {
    ...others,
    ...(may("price.read") && {
      ...(trade_price !== undefined && { trade_price }),
      ...(quantity_breaks !== undefined && { quantity_breaks }),
    }),
    ...(may("price.edit") && cost_price !== undefined && { cost_price }),
  } as Fields;
}

async function draftView(
  sql: Sql,
  files: ShopFiles,
  draft: Draft,
  stored: StoredProduct | undefined,
  staff: Pick<StaffRights, "may">,
): Promise<ProductDraft> {
  const checked = await checkFields(sql, files, draft.sku, draft.fields, stored?.product);
  const merged = draft.base && stored && mergeFields(draft.base, draft.fields, fieldsOf(stored.product));
  return {
    revision: draft.revision,
    product: visible(merged ? merged.fields : draft.fields, staff),
    publish_at: wireTimeOrNull(draft.publish_at),
    saved_at: wireTime(draft.saved_at),
    saved_by: actorName(actorInput.parse(draft.saved_by)),
    problem: draft.problem,
    faults: "faults" in checked ? checked.faults.map(({ field, message }) => ({ field, message })) : [],
    base_changed: stored !== undefined && stored.contentHash !== draft.base_hash,
    clashes: merged ? [...merged.clashes] : [],
  };
}

async function readSiblings(sql: Sql, family: string, sku: string): Promise<ProductPage["siblings"]> {
  return sql.query<ProductPage["siblings"][number]>(
    `select sku, name, size_label, withdrawn_at is null as on_sale from product
     where variant_group = $1 and sku <> $2 order by position, id limit 100`,
    [family, sku],
  );
}
