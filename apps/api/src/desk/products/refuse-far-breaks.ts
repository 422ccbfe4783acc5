import { areBeyondOwnBreaks } from "@precise/cart-core/break-limit";
import { fromWireValue, kobo } from "@precise/cart-core/money";
import { largestOwnChange } from "@precise/cart-core/price-limit";
import type { ProductFields } from "#api/modules/catalogue/change/wire-fields.ts";
import type { CatalogueProduct } from "#api/modules/catalogue/import/catalogue-product.ts";
import { isOwner } from "#api/modules/staff/is-owner.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Breaks are prices, too: further than that from what was paid before, the owner changes them. @throws Refused */
export async function refuseFarBreaks(
  tx: Sql,
  actor: Actor,
  { listPriceKobo, tradePriceKobo, quantityBreaks }: CatalogueProduct,
  { quantity_breaks: breaks }: ProductFields,
): Promise<void> {
  if (breaks === undefined) return;
  // A sum that is none is refused by the product's own rules.
  const after = breaks.map(({ from, trade_price: price }) => ({
    from,
    tradePriceKobo: fromWireValue(price),
  }));
  if (!areBeyondOwnBreaks(kobo(tradePriceKobo ?? listPriceKobo), quantityBreaks, after)) return;
  if (!(await isOwner(tx, actor)))
    throw new Refused(`Only the owner changes a trade price by more than ${largestOwnChange} %.`, {
      status: 422,
      field: "quantity_breaks",
    });
}
