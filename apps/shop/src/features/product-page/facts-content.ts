import type { DeliveryRates } from "@precise/cart-core/delivery-zones";
import { formatNaira, fromWirePrice, type Kobo } from "@precise/cart-core/money";
import type { StockStatus } from "@precise/contract/shop/product";
import { categoryPath } from "@precise/contract/wire/product-url";
import { pricesOf } from "#shop/base/amounts.ts";
import type { Arrival } from "./arrival.ts";
import { deliveryLines } from "./delivery-lines.ts";
import { lampsNeeded } from "./lamps-needed.ts";
import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import { rowIds } from "./row-ids.ts";
import {
  otherVariantsInStock,
  ownVariantName,
  type VariantChoices,
  variantChoices,
} from "./variant-choices.ts";

/** What decides, as plain values: a page carries them once, where rendered elements would be carried twice. */
export interface FactsContent extends VariantChoices {
  readonly name: string;
  readonly short: string;
  readonly now: Kobo;
  readonly was: Kobo | null;
  /** The lowest price before the reduction, as a sentence; left out where nothing is known or reduced. */
  readonly lowest?: string;
  readonly stockStatus: StockStatus;
  readonly stockLeft: number | undefined;
  /** When it arrives; null where nothing is promised. */
  readonly arrival: Arrival | null;
  /** Showrooms that have it on display, in one line; null where the catalogue names none. */
  readonly onDisplay: string | null;
  /** "2 years"; null where the product states none. */
  readonly warranty: string | null;
  /** What delivery of this alone costs, as a sentence. */
  readonly deliveryAlone: string;
  /** From what total delivery is free, as a sentence. */
  readonly freeFrom: string | null;
  /** What lamps it takes that it comes without, as a sentence. */
  readonly lamps: string | null;
  /** Whether the page has lamps to show. */
  readonly showsLamps: boolean;
  /** What is out of stock, as a sentence. */
  readonly soldOut: string | null;
  /** Where else to look then. */
  readonly instead: readonly { readonly label: string; readonly href: string }[];
}

/**
 * What the upper part of a product's page says.
 * @param rates what delivery costs now; the specification's where they are left out
 */
export function factsOf(
  content: Pick<ProductContent, "product" | "goesWith" | "similar"> & { readonly arrival: Arrival | null },
  rates?: DeliveryRates,
): FactsContent {
  const { product, goesWith } = content;
  const { now, was } = pricesOf(product);
  const { alone, freeFrom } = deliveryLines(now, rates);
  const lamps = lampsNeeded(product);
  const isSoldOut = product.stock_status === "OUT_OF_STOCK";
  return {
    name: product.name,
    short: product.short_description,
    now,
    was,
    ...lowestBefore(product),
    stockStatus: product.stock_status,
    stockLeft: product.stock_left,
    ...variantChoices(product),
    arrival: content.arrival,
    onDisplay: specText(product, onDisplayCode),
    warranty: specText(product, "warranty_years"),
    deliveryAlone: alone,
    freeFrom,
    lamps,
    showsLamps: lamps !== null && goesWith.length > 0,
    soldOut: isSoldOut ? productCopy.soldOut(ownVariantName(product)) : null,
    instead: isSoldOut ? insteadOf(content) : [],
  };
}

/** The attribute that names showrooms: what is on display is stated, never guessed from stock. */
export const onDisplayCode = "on_display";

function specText({ spec_table }: ProductContent["product"], code: string): string | null {
  return spec_table.find((row) => row.code === code)?.text ?? null;
}

/** @source design D35 */
function lowestBefore({ lowest_price_30d: lowest }: ProductContent["product"]): Pick<FactsContent, "lowest"> {
  return lowest === undefined ? {} : { lowest: productCopy.lowestBefore(formatNaira(fromWirePrice(lowest))) };
}

function insteadOf({
  product,
  similar,
}: Pick<ProductContent, "product" | "similar">): FactsContent["instead"] {
  const category = product.categories.at(-1);
  return [
    ...otherVariantsInStock(product).map(({ name, href }) => ({
      label: productCopy.soldOutHere(name),
      href,
    })),
    ...(similar.length > 0 ? [{ label: productCopy.soldOutSimilar, href: `#${rowIds.similar}` }] : []),
    ...(similar.length === 0 && category
      ? [{ label: productCopy.allOf(category.name), href: categoryPath(category) }]
      : []),
  ];
}
