import type { Product } from "@precise/contract/product";
import { productCopy } from "./product-copy.ts";

/** What bulbs a light takes that comes without, as a sentence; null for everything else. */
export function lampsNeeded({
  attributes,
  spec_table,
}: Pick<Product, "attributes" | "spec_table">): string | null {
  const base = spec_table.find(({ code }) => code === "lamp_base")?.text;
  if (attributes.lamp_included !== "0" || base === undefined) return null;
  const count = Number(attributes.lamp_count ?? 1);
  const each = mostWattsEach(attributes);
  return productCopy.takesBulbs(count, base, each === null ? null : Math.floor(each * 10) / 10);
}

/**
 * The highest power of one bulb in a light that comes without, in watts; null where it is not stated. Where only `wattage` is,
 * it is the highest of all its bulbs together.
 */
export function mostWattsEach({ lamp_max_w, wattage, lamp_count }: Product["attributes"]): number | null {
  const each = Number(lamp_max_w ?? Number(wattage) / Number(lamp_count ?? 1));
  return Number.isFinite(each) ? each : null;
}
