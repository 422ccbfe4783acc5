import type { Kobo } from "@precise/cart-core/money";
import type { PriceField, PriceRounding, PriceRule, ProductPrices } from "@precise/cart-core/price-change";

/** One price of many products changed by the same rule; null takes it away. */
interface RuleWish {
  readonly kind: "rule";
  readonly skus: readonly string[];
  readonly field: PriceField;
  readonly rule: PriceRule | null;
  readonly step: PriceRounding | null;
  /** Prices that move with it by the same rule, where a product has them. */
  readonly also: readonly PriceField[];
}

/** Prices of single products, each as it shall be; what is undefined stays. */
interface EditsWish {
  readonly kind: "edits";
  readonly edits: readonly PriceEdit[];
}

export interface PriceEdit {
  readonly sku: string;
  readonly to: { readonly [Field in PriceField]?: Kobo | null | undefined };
}

/** Products reduced for a time. */
export interface SaleWish {
  readonly kind: "sale";
  readonly skus: readonly string[];
  readonly rule: Extract<PriceRule, { kind: "percent" | "set" }>;
  readonly step: PriceRounding | null;
  readonly from: Date;
  readonly until: Date;
}

/** What someone wants of prices. */
export type PriceWish = RuleWish | EditsWish | SaleWish;

/** The fields in which prices differ. */
export function changedFields(before: ProductPrices, after: ProductPrices): readonly PriceField[] {
  return allFields.filter((field) => before[field] !== after[field]);
}

export const allFields: readonly PriceField[] = ["list", "special", "trade", "cost"];
