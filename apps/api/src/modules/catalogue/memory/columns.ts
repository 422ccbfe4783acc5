import type { AttributeValue } from "../import/catalogue-product.ts";
import type { AttributeMeta } from "../structure.ts";

/** An attribute of all products side by side. A product is its place in the shop's own order, its ordinal. */
export interface OptionColumn {
  readonly kind: "options";
  readonly meta: AttributeMeta;
  /** By ordinal: place of the value among `meta.options`, -1 without one. */
  readonly first: Int16Array;
  /** By ordinal: further values, of products that have several. */
  readonly further: ReadonlyMap<number, readonly number[]>;
  /** By option: its number, when all options are numbers ("3000"); then the attribute can be a range too. */
  readonly numbers: Float64Array | undefined;
}

export interface NumberColumn {
  readonly kind: "numbers";
  readonly meta: AttributeMeta;
  /** By ordinal; NaN without a value. */
  readonly values: Float64Array;
}

export type Column = OptionColumn | NumberColumn;

/** Takes the values of one product after the other; texts have no column, for they are not filtered. */
export interface ColumnWriter {
  readonly column: Column;
  put(ordinal: number, value: AttributeValue | undefined): void;
}

export function columnWriter(meta: AttributeMeta, products: number): ColumnWriter | undefined {
  if (meta.inputType === "text") return undefined;
  return meta.inputType === "number" ? numberWriter(meta, products) : optionWriter(meta, products);
}

function numberWriter(meta: AttributeMeta, products: number): ColumnWriter {
  const values = new Float64Array(products).fill(Number.NaN);
  return {
    column: { kind: "numbers", meta, values },
    put(ordinal, value) {
      if (typeof value === "number") values[ordinal] = value;
    },
  };
}

function optionWriter(meta: AttributeMeta, products: number): ColumnWriter {
  const first = new Int16Array(products).fill(-1);
  const further = new Map<number, number[]>();
  const place = new Map(meta.options.map((option, at) => [option.value, at]));
  const isNumeric =
    meta.inputType === "select" &&
    meta.options.length > 0 &&
    meta.options.every(({ value }) => /^\d+(\.\d+)?$/.test(value));
  const numbers = isNumeric ? Float64Array.from(meta.options, (option) => Number(option.value)) : undefined;
  return {
    column: { kind: "options", meta, first, further, numbers },
    put(ordinal, value) {
      if (value === undefined) return;
      const places = [value].flat().flatMap((one) => place.get(String(one)) ?? []);
      first[ordinal] = places[0] ?? -1;
      if (places.length > 1) further.set(ordinal, places.slice(1));
    },
  };
}
