import type { DeliveryTier } from "@precise/cart-core/delivery-fee";
import type { DeliveryZone } from "@precise/cart-core/delivery-zones";
import type { ShopDiscount } from "#api/modules/discounts/rule-rows.ts";

/** What counts on carts at this moment. */
export interface CartTerms {
  /** Discounts without a code. */
  readonly rules: readonly ShopDiscount[];
  /** What delivery costs. */
  readonly tiers: readonly DeliveryTier[];
  /** The same for states that have a table of their own. */
  readonly zones: readonly DeliveryZone[];
  readonly vatPerThousand: number;
  /** Whether it is said what is not safe of a cart's goods together. */
  readonly isElectricalAdviceOn: boolean;
}
