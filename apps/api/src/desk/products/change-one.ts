import {
  changeProducts,
  type ProductChange,
  ProductChanged,
} from "#api/modules/catalogue/change/change-products.ts";
import { checkFields } from "#api/modules/catalogue/change/check-fields.ts";
import {
  auditOfFields,
  changedFields,
  fieldsOf,
  type ProductFields,
  priceFields,
} from "#api/modules/catalogue/change/wire-fields.ts";
import type { StoredProduct } from "#api/modules/catalogue/import/stored-products.ts";
import { Refused, refusalOf } from "#api/platform/admin/refused.ts";
import { type AuditEntry, writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";

/** A change of one product: its fields as they shall be, and whether it is off sale then. */
export interface OneChange {
  readonly sku: string;
  readonly before: StoredProduct | undefined;
  /** What is left out stays as it is. */
  readonly fields: ProductFields;
  readonly isWithdrawn: boolean;
}

/**
 * Checks a change and saves it with its entry in the audit, in the caller's transaction.
 * @returns whether anything was different
 * @throws Refused with all that is wrong, each by its field
 */
export async function changeOne(
  tx: Sql,
  files: ShopFiles,
  { sku, before, fields, isWithdrawn }: OneChange,
  audit: Pick<AuditEntry, "actor" | "act" | "reason">,
): Promise<boolean> {
  const checked = await checkFields(tx, files, before?.product.sku ?? sku, fields, before?.product);
  if ("faults" in checked)
    throw refusalOf(checked.faults) ?? new Error("a product was refused without a reason");
  const { product, pictures } = checked;
  const change: ProductChange = { before, product, isWithdrawn };
  const written = await changeProducts(tx, [change]);
  if (written.length === 0) return false;
  await pictures?.writeFacts(tx);
  await writeAudit(tx, { ...audit, subject: product.sku, ...auditOf(change) });
  return true;
}

/** What the audit says of a change: the fields that differ, and whether it is on sale. */
function auditOf({ before, product, isWithdrawn }: ProductChange): Pick<AuditEntry, "before" | "after"> {
  const was = before && fieldsOf(before.product);
  const is = fieldsOf(product);
  if (!before || !was)
    return { before: null, after: { on_sale: !isWithdrawn, ...auditOfFields({}, is).after } };
  const moved = before.isWithdrawn !== isWithdrawn;
  const changed = auditOfFields(was, is);
  return {
    before: { ...(moved && { on_sale: !before.isWithdrawn }), ...changed.before },
    after: { ...(moved && { on_sale: !isWithdrawn }), ...changed.after },
  };
}

/** Prices of what has been on sale are changed where their limits, their preview and their undo are. @throws Refused */
export function refusePrices(before: ProductFields, fields: ProductFields): void {
  const changed: readonly string[] = changedFields(before, { ...before, ...fields });
  const field = priceFields.find((each) => changed.includes(each));
  if (field !== undefined)
    throw new Refused("Prices of a product that has been on sale are changed under Prices.", {
      status: 422,
      field,
    });
}

/** @throws ProductChanged where the product is another one than its author saw */
export function refuseStale(before: StoredProduct, revision: string | undefined): void {
  if (revision !== undefined && revision !== before.contentHash) throw new ProductChanged(before.product.sku);
}
