import { rowsOfTiers } from "@precise/cart-core/tier-table";
import type { Company } from "@precise/contract/shop/company";
import type { ShopTerms } from "./shop-terms.ts";

/** Fees by state as they travel; nothing where the total alone decides. */
export function zonesOnWire({
  deliveryZones,
}: Pick<ShopTerms, "deliveryZones">): Pick<Company, "delivery_zones"> {
  if (deliveryZones.length === 0) return {};
  return {
    delivery_zones: deliveryZones.map(({ name, states, tiers }) => ({
      name,
      states: [...states],
      tiers: rowsOfTiers(tiers),
    })),
  };
}
