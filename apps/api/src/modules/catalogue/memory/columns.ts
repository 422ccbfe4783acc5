import type { AttributeValue } from "../import/catalogue-product.ts";
import type { AttributeMeta } from "../structure.ts";

/** An attribute of all products side by side. A product is its place in the shop's own order, its ordinal. */
export interface OptionColumn {
  readonly kind: "options";
  readonly meta: AttributeMeta;
  /** By ordinal: which of `values` the product has. */
  readonly sets: Uint16Array | Uint32Array;
  /** Every combination of values that a product has, as places among `meta.options`; the first is none. */
  readonly values: readonly (readonly number[])[];
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

/** A product's values, as places among `meta.options`. */
export function placesOf(column: OptionColumn, ordinal: number): readonly number[] {
  return column.values[column.sets[ordinal] ?? 0] ?? [];
}

/** The place of its first value among `meta.options`, -1 without one. */
export function firstPlace(column: OptionColumn, ordinal: number): number {
  return placesOf(column, ordinal)[0] ?? -1;
}

/** Takes the values of one product after the other; texts have no column, for they are not filtered. */
export interface ColumnWriter {
  readonly meta: AttributeMeta;
  put(ordinal: number, value: AttributeValue | undefined): void;
  /** Takes what a column of the same attribute has for a product. */
  copy(ordinal: number, from: Column, of: number): void;
  finish(): Column;
}

export function columnWriter(meta: AttributeMeta, products: number): ColumnWriter | undefined {
  if (meta.inputType === "text") return undefined;
  return meta.inputType === "number" ? numberWriter(meta, products) : optionWriter(meta, products);
}

function numberWriter(meta: AttributeMeta, products: number): ColumnWriter {
  const values = new Float64Array(products).fill(Number.NaN);
  return {
    meta,
    put(ordinal, value) {
      if (typeof value === "number") values[ordinal] = value;
    },
    copy(ordinal, from, of) {
      if (from.kind === "numbers") values[ordinal] = from.values[of] ?? Number.NaN;
    },
    finish: () => ({ kind: "numbers", meta, values }),
  };
}

const mostOfSixteenBits = 65_535;

function optionWriter(meta: AttributeMeta, products: number): ColumnWriter {
  const sets = new Uint32Array(products);
  const values: (readonly number[])[] = [[]];
  const numberOf = new Map<string, number>([["", 0]]);
  const place = new Map(meta.options.map((option, at) => [option.value, at]));
  const isNumeric =
    meta.inputType === "select" &&
    meta.options.length > 0 &&
    meta.options.every(({ value }) => /^\d+(\.\d+)?$/.test(value));
  const numbers = isNumeric ? Float64Array.from(meta.options, (option) => Number(option.value)) : undefined;
  function numberOfPlaces(places: readonly number[]): number {
    const key = places.join();
    const known = numberOf.get(key);
    if (known !== undefined) return known;
    numberOf.set(key, values.length);
    return values.push(places) - 1;
  }
  /** By number in the column that is copied: the number here. */
  let copied: { readonly from: Column; readonly numbers: Int32Array } | undefined;
  return {
    meta,
    put(ordinal, value) {
      if (value !== undefined)
        sets[ordinal] = numberOfPlaces([value].flat().flatMap((one) => place.get(String(one)) ?? []));
    },
    copy(ordinal, from, of) {
      if (from.kind !== "options") return;
      if (copied?.from !== from) copied = { from, numbers: new Int32Array(from.values.length).fill(-1) };
      const set = from.sets[of] ?? 0;
      let number = copied.numbers[set] ?? -1;
      if (number < 0) {
        number = numberOfPlaces(from.values[set] ?? []);
        copied.numbers[set] = number;
      }
      sets[ordinal] = number;
    },
    finish: () => ({
      kind: "options",
      meta,
      sets: values.length <= mostOfSixteenBits ? new Uint16Array(sets) : sets,
      values,
      numbers,
    }),
  };
}
