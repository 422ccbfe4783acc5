import type { Product, Variant } from "@precise/contract/product";
import type { VariantOption } from "@precise/ui/blocks/variant-picker";

/** The ways in which a design can be had otherwise. */
export interface VariantChoices {
  readonly finishes: readonly VariantOption[];
  readonly sizes: readonly VariantOption[];
}

/**
 * Finishes and sizes of a design, each a link to the page of the product that has it. Another finish keeps the size and
 * another size keeps the finish, wherever that combination is made.
 */
export function variantChoices(product: Pick<Product, "sku" | "variants">): VariantChoices {
  const { sku, variants } = product;
  const own = variants.find((variant) => variant.sku === sku);
  const finishOf = (variant: Variant | undefined) => variant?.finish?.value;
  const sizeOf = (variant: Variant | undefined) => variant?.size;
  return {
    finishes: options(variants, finishOf, sizeOf, own).map(({ value, variant }) => ({
      ...option(variant, own, finishOf),
      label: variant.finish?.label ?? value,
      finish: value,
    })),
    sizes: options(variants, sizeOf, finishOf, own).map(({ value, variant }) => ({
      ...option(variant, own, sizeOf),
      label: value,
    })),
  };
}

type Trait = (variant: Variant | undefined) => string | undefined;

/** One variant per value of a trait: the one that is otherwise like the product shown. */
function options(variants: readonly Variant[], trait: Trait, otherTrait: Trait, own: Variant | undefined) {
  const byValue = new Map<string, Variant>();
  for (const variant of variants) {
    const value = trait(variant);
    if (value === undefined) continue;
    const isLikeOwn = otherTrait(variant) === otherTrait(own);
    if (!byValue.has(value) || (isLikeOwn && otherTrait(byValue.get(value)) !== otherTrait(own)))
      byValue.set(value, variant);
  }
  return [...byValue].map(([value, variant]) => ({ value, variant }));
}

function option(variant: Variant, own: Variant | undefined, trait: Trait) {
  const isCurrent = trait(variant) === trait(own);
  const shown = isCurrent && own ? own : variant;
  return { href: shown.urlPath, current: isCurrent, soldOut: shown.stock_status === "OUT_OF_STOCK" };
}
