import { formatNaira } from "@precise/cart-core/money";
import type { Product, Variant } from "@precise/contract/shop/product";
import { stockText } from "@precise/ui/blocks/product/stock-note";
import type { VariantOption } from "@precise/ui/blocks/product/variant-picker";
import { pricesOf } from "#shop/base/amounts.ts";
import { productCopy } from "./product-copy.ts";

/** The ways in which a design can be had otherwise. */
export interface VariantChoices {
  readonly finishes: readonly VariantOption[];
  readonly sizes: readonly VariantOption[];
}

/**
 * Finishes and sizes of a design, each a link to the page of the product that has it. Another finish keeps the size and
 * another size keeps the finish, wherever that combination is made; where it is not, the option says what it takes along.
 */
export function variantChoices(product: Pick<Product, "sku" | "variants">): VariantChoices {
  const { sku, variants } = product;
  const own = variants.find((variant) => variant.sku === sku);
  return {
    finishes: options(variants, finishOf, sizeOf, own).map(({ value, variant, ...option }) => ({
      ...option,
      label: variant.finish?.label ?? value,
      finish: value,
    })),
    sizes: options(variants, sizeOf, finishOf, own).map(({ value, variant: _, ...option }) => ({
      ...option,
      label: value,
    })),
  };
}

/** The other variants that are in stock, by what distinguishes them: "Matt Black, 800 mm". */
export function otherVariantsInStock(
  product: Pick<Product, "sku" | "variants">,
): { readonly name: string; readonly href: string }[] {
  const isThere = ({ sku, stock_status }: Variant) => sku !== product.sku && stock_status !== "OUT_OF_STOCK";
  return product.variants.filter(isThere).map((variant) => ({
    name: nameOf(variant),
    href: variant.urlPath,
  }));
}

/** The same of the product itself; empty where it has no other variants. */
export function ownVariantName({ sku, variants }: Pick<Product, "sku" | "variants">): string {
  const own = variants.length > 1 ? variants.find((variant) => variant.sku === sku) : undefined;
  return own === undefined ? "" : nameOf(own);
}

function nameOf({ finish, size }: Variant): string {
  return [finish?.label, size].filter((part) => part !== undefined).join(", ");
}

type Trait = (variant: Variant | undefined) => string | undefined;
const finishOf: Trait = (variant) => variant?.finish?.value;
const sizeOf: Trait = (variant) => variant?.size;

/** One option per value of a trait: the variant that is otherwise like the product shown. */
function options(variants: readonly Variant[], trait: Trait, otherTrait: Trait, own: Variant | undefined) {
  const isLikeOwn = (variant: Variant) => otherTrait(variant) === otherTrait(own);
  const byValue = new Map<string, Variant>();
  for (const variant of variants) {
    const value = trait(variant);
    if (value === undefined) continue;
    const known = byValue.get(value);
    if (known === undefined || (isLikeOwn(variant) && !isLikeOwn(known))) byValue.set(value, variant);
  }
  return [...byValue].map(([value, variant]) => {
    const current = value === trait(own);
    const shown = current && own ? own : variant;
    return {
      value,
      variant: shown,
      href: shown.urlPath,
      current,
      soldOut: shown.stock_status === "OUT_OF_STOCK",
      note: noteOf(shown, own, isLikeOwn(shown) ? undefined : otherLabel(shown, otherTrait)),
    };
  });
}

function otherLabel(variant: Variant, otherTrait: Trait): string | undefined {
  return otherTrait === finishOf ? variant.finish?.label : variant.size;
}

/** What a shopper must know before choosing it; nothing where only the trait itself changes. */
function noteOf(
  variant: Variant,
  own: Variant | undefined,
  takesAlong: string | undefined,
): string | undefined {
  if (variant.stock_status === "OUT_OF_STOCK") return stockText("OUT_OF_STOCK");
  const price = pricesOf(variant).now;
  const notes = [
    ...(takesAlong === undefined ? [] : [productCopy.onlyIn(takesAlong)]),
    ...(own !== undefined && price !== pricesOf(own).now ? [formatNaira(price)] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(" · ");
}
