import { type DeliveryTier, deliveryTiers } from "@precise/cart-core/delivery-fee";
import type { DeliveryRates } from "@precise/cart-core/delivery-zones";
import { isSameTable, tiersOfRows } from "@precise/cart-core/tier-table";
import type { Company } from "@precise/contract/shop/company";
import type { DeliveryTierRow } from "@precise/contract/shop/orders/delivery-tiers";

/**
 * What delivery costs, as the API says; the specification's table where it says nothing (an older API, or while building).
 * @param rows of a cart or of the company
 * @source decision 066
 */
export function tiersOf(rows: readonly DeliveryTierRow[] | undefined): readonly DeliveryTier[] {
  return rows === undefined ? deliveryTiers : tiersOfRows(rows);
}

/** The same with the fees by state. @source decision 099 */
export function ratesOf(
  source: Pick<Company, "delivery_tiers" | "delivery_zones"> | null | undefined,
): DeliveryRates {
  const zones = source?.delivery_zones ?? [];
  return {
    tiers: tiersOf(source?.delivery_tiers),
    zones: zones.map((zone) => ({ ...zone, tiers: tiersOfRows(zone.tiers) })),
  };
}

/** For an island of a page: nothing where its script knows the table already, so that the page does not carry it. */
export function otherTiers(
  rows: readonly DeliveryTierRow[] | undefined,
): readonly DeliveryTierRow[] | undefined {
  return rows === undefined || isSameTable(tiersOfRows(rows), deliveryTiers) ? undefined : rows;
}
