import { fromWireValue, type Kobo } from "@precise/cart-core/money";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ProductFields } from "../change/wire-fields.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import { nameKeyOf } from "../import/write-products.ts";

/** Changes of a product, or a new one, that nobody outside sees. */
export interface ProductDraft {
  readonly sku: string;
  readonly fields: ProductFields;
  /** The product's fields and hash when the draft was made; null for a new product. */
  readonly base: ProductFields | null;
  readonly base_hash: string | null;
  readonly revision: number;
  readonly publish_at: Date | null;
  readonly saved_by: unknown;
  readonly saved_at: Date;
  readonly problem: string | null;
}

const columns = "sku, fields, base, base_hash, revision, publish_at, saved_by, saved_at, problem";

/** @param isLocked anyone who publishes or changes it waits for this transaction */
export async function readDraft(sql: Sql, sku: string, isLocked = false): Promise<ProductDraft | undefined> {
  const [row] = await sql.query<ProductDraft>(
    `select ${columns} from product_draft where sku_key = $1${isLocked ? " for update" : ""}`,
    [skuKeyOf(sku)],
  );
  return row;
}

/** A draft to be kept in place of the one before. */
export interface DraftToKeep extends Pick<ProductDraft, "sku" | "fields" | "base" | "base_hash"> {
  readonly publishAt: Date | null;
  readonly by: Actor;
}

/** Keeps a draft, without the problem that the one before may have had. */
export async function writeDraft(tx: Sql, draft: DraftToKeep): Promise<void> {
  const { sku, fields, base, base_hash, publishAt, by } = draft;
  const name = fields.name?.trim() ?? "";
  const list = koboOf(fields.price);
  await tx.query(
    `insert into product_draft as kept (sku_key, sku, fields, base, base_hash, publish_at, saved_by, name, name_key, price_kobo,
       list_price_kobo, category_ids, room_ids, variant_group, attributes, media_gallery)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7::jsonb, $8, $9, $10, $11, $12::int[], $13::int[], $14, $15::jsonb,
       $16::text::jsonb)
     on conflict (sku_key) do update set fields = excluded.fields, base = excluded.base, base_hash = excluded.base_hash,
       revision = kept.revision + 1, publish_at = excluded.publish_at, saved_by = excluded.saved_by, saved_at = now(),
       problem = null, problem_at = null, name = excluded.name, name_key = excluded.name_key, price_kobo = excluded.price_kobo,
       list_price_kobo = excluded.list_price_kobo, category_ids = excluded.category_ids, room_ids = excluded.room_ids,
       variant_group = excluded.variant_group, attributes = excluded.attributes, media_gallery = excluded.media_gallery`,
    [
      skuKeyOf(sku),
      sku,
      fields,
      base,
      base_hash,
      publishAt,
      { ...by },
      name,
      nameKeyOf(name),
      koboOf(fields.special_price) ?? list,
      list,
      fields.category_ids ?? [],
      fields.room_ids ?? [],
      fields.variant_group?.trim() || null,
      fields.attributes ?? {},
      JSON.stringify(fields.media_gallery ?? []),
    ],
  );
}

export async function deleteDraft(tx: Sql, sku: string): Promise<void> {
  await tx.query("delete from product_draft where sku_key = $1", [skuKeyOf(sku)]);
}

/** Notes why a draft could not be published at its time; it stays, and is not tried again until someone has looked at it. */
export async function noteProblem(sql: Sql, sku: string, problem: string): Promise<void> {
  await sql.query("update product_draft set problem = $2, problem_at = now() where sku_key = $1", [
    skuKeyOf(sku),
    problem,
  ]);
}

function koboOf(naira: number | null | undefined): Kobo | null {
  return naira === null || naira === undefined ? null : fromWireValue(naira);
}
