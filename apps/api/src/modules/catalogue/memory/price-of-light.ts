import type { Column } from "./columns.ts";
import { type Direction, ranksOf } from "./ranks.ts";

/** The attribute that states how much light a product gives. */
const lumensCode = "luminous_flux";

/**
 * By ordinal: its place when all products are sorted by what 1,000 lm of them cost. Those that state no lumens come last either
 * way; ties are in the order of their ids.
 * @param prices by ordinal; the price that is paid now
 * @source design "Lighting"
 */
export function ranksByPriceOfLight(
  ids: Int32Array,
  prices: Float64Array,
  columns: ReadonlyMap<string, Column>,
  direction: Direction,
): Uint32Array {
  const column = columns.get(lumensCode);
  const lumens = column?.kind === "numbers" ? column.values : undefined;
  const sign = direction === "ASC" ? 1 : -1;
  const amounts = Float64Array.from(ids, (_, ordinal) => {
    const lm = lumens?.[ordinal] ?? Number.NaN;
    return lm > 0 ? sign * ((prices[ordinal] ?? Number.NaN) / lm) : Number.NaN;
  });
  return ranksOf(ids, (a, b) => compareKnownFirst(amounts[a] ?? Number.NaN, amounts[b] ?? Number.NaN));
}

function compareKnownFirst(one: number, other: number): number {
  const isUnknown = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return isUnknown === 0 && !Number.isNaN(one) ? one - other : isUnknown;
}
