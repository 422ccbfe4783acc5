import { err, ok, type Result } from "@precise/cart-core/result";
import type { Filters } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import type { Column, OptionColumn } from "../memory/columns.ts";
import { priceCode } from "./price-meta.ts";

/** One filter, ready to be asked of every product. `chosen` are the option values it names. */
export interface ReadyFilter {
  readonly code: string;
  readonly chosen: ReadonlySet<string>;
  passes(ordinal: number): boolean;
}

export type FilterFault = "unknown-attribute" | "no-range" | "no-number";
type Filter = Filters[string];

/** @returns the filters in their order, or the first that the catalogue cannot apply and why */
export function readyFilters(
  filters: Filters,
  index: CatalogueIndex,
): { ok: true; value: ReadyFilter[] } | { ok: false; code: FilterFault; attribute: string } {
  const ready: ReadyFilter[] = [];
  for (const [code, filter] of Object.entries(filters)) {
    const column = code === priceCode ? index.price : (index.columns.get(code) ?? index.derived.get(code));
    const one = column?.meta.filterable ? readyFilter(code, filter, column) : err("unknown-attribute");
    if (!one.ok) return { ok: false, code: one.code, attribute: code };
    ready.push(one.value);
  }
  return { ok: true, value: ready };
}

function readyFilter(code: string, filter: Filter, column: Column): Result<ReadyFilter, FilterFault> {
  if (!("in" in filter)) {
    const inRange = rangeTest(filter, column);
    return inRange ? ok({ code, chosen: new Set(), passes: inRange }) : err("no-range");
  }
  const chosen = new Set(filter.in);
  if (column.kind === "options") return ok({ code, chosen, passes: optionTest(column, chosen) });
  const numbers = new Set(filter.in.map(Number));
  if (code === priceCode || [...numbers].some(Number.isNaN)) return err("no-number");
  return ok({ code, chosen, passes: (ordinal) => numbers.has(column.values[ordinal] ?? Number.NaN) });
}

/** A value that the catalogue does not know is no fault: it may have been an option when the address was kept. */
function optionTest(column: OptionColumn, chosen: ReadonlySet<string>): (ordinal: number) => boolean {
  return placeTest(
    column,
    new Set(column.meta.options.flatMap(({ value }, place) => (chosen.has(value) ? place : []))),
  );
}

function placeTest(
  { sets, values }: OptionColumn,
  places: ReadonlySet<number>,
): (ordinal: number) => boolean {
  const fits = values.map((set) => set.some((one) => places.has(one)));
  return (ordinal) => fits[sets[ordinal] ?? 0] ?? false;
}

/** Both ends belong to the range. */
function rangeTest(
  range: { from?: number | undefined; to?: number | undefined },
  column: Column,
): ((ordinal: number) => boolean) | undefined {
  const from = range.from ?? Number.NEGATIVE_INFINITY;
  const to = range.to ?? Number.POSITIVE_INFINITY;
  if (column.kind === "numbers") {
    const { values } = column;
    return (ordinal) => {
      const value = values[ordinal] ?? Number.NaN;
      return value >= from && value <= to;
    };
  }
  const { numbers } = column;
  if (!numbers) return undefined;
  return placeTest(
    column,
    new Set(
      [...numbers.keys()].filter((place) => (numbers[place] ?? 0) >= from && (numbers[place] ?? 0) <= to),
    ),
  );
}
