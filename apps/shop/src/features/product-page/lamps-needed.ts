import type { Product } from "@precise/contract/shop/product";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { productCopy } from "./product-copy.ts";

/** What bulbs a light takes that comes without, as a sentence; null for everything else. */
export function lampsNeeded({
  attributes,
  spec_table,
}: Pick<Product, "attributes" | "spec_table">): string | null {
  const base = spec_table.find(({ code }) => code === "lamp_base")?.text;
  if (attributes.lamp_included !== "0" || base === undefined) return null;
  const count = Number(attributes.lamp_count ?? 1);
  const each = factsOfArticle(attributes).lampMaxW;
  return productCopy.takesBulbs(count, base, each === undefined ? null : Math.floor(each * 10) / 10);
}
