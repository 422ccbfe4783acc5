import type { AttributeMeta } from "../structure.ts";

export type AggregationMeta = AttributeMeta;

/** Code under which the price is filtered and counted; no attribute may have it. */
export const priceCode = "price";

/** The price seen as an attribute: what is paid now, in naira. @source design "Product on the wire" */
export const priceMeta: AggregationMeta = {
  code: priceCode,
  label: "Price",
  inputType: "number",
  unit: "₦",
  filterable: true,
  options: [],
};
