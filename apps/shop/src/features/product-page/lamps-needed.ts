import type { Product } from "@precise/contract/product";
import { productCopy } from "./product-copy.ts";

/**
 * What bulbs a light takes that comes without, as a sentence; null for everything else.
 * `wattage` of such a light is the highest power of all its bulbs together.
 */
export function lampsNeeded({
  attributes,
  spec_table,
}: Pick<Product, "attributes" | "spec_table">): string | null {
  const base = spec_table.find(({ code }) => code === "lamp_base")?.text;
  if (attributes.lamp_included !== "0" || base === undefined) return null;
  const count = Number(attributes.lamp_count ?? 1);
  const each = Number(attributes.wattage) / count;
  return productCopy.takesBulbs(count, base, Number.isFinite(each) ? Math.floor(each * 10) / 10 : null);
}
