import type { Pause } from "#api/platform/time/pauses.ts";
import type { Column } from "./columns.ts";
import { type Compare, type Direction, reversed, sortedInParts } from "./ranks.ts";

export type SortKey = "price" | "name" | "newest" | "price_per_klm";

/** All products as a key sorts them. */
export interface Orders {
  /** Ordinals in that order. Ties are in the order of their ids. */
  orderBy(key: SortKey, direction: Direction): Uint32Array;
  /** By ordinal: its place in that order. */
  ranksBy(key: SortKey, direction: Direction): Uint32Array;
}

interface Sorted {
  readonly ascending: Uint32Array;
  readonly compare: Compare;
  /** So many at the beginning turn with the direction; the others come last either way. */
  readonly known: number;
}

/** What products are sorted by, by ordinal. */
export interface SortFacts {
  readonly ids: Int32Array;
  /** What is paid now. */
  readonly prices: Float64Array;
  readonly createdAt: Float64Array;
  readonly nameKeys: readonly string[];
  readonly columns: ReadonlyMap<string, Column>;
}

/** Sorts all products by every key. @param same has the orders that do not hang on the price, where they are known */
export async function ordersOf(facts: SortFacts, pause: Pause, same?: Orders): Promise<Orders> {
  const { ids, prices, createdAt, nameKeys } = facts;
  const all = async (compare: Compare): Promise<Sorted> => ({
    ascending: await sortedInParts(ids, compare, pause),
    compare,
    known: ids.length,
  });
  const sorted: Partial<Record<SortKey, Sorted>> = {
    price: await all((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0)),
    price_per_klm: await byPriceOfLight(facts, pause),
  };
  if (same === undefined) {
    // Newest first is the sort's own direction, as best first is relevance's.
    sorted.newest = await all((a, b) => (createdAt[b] ?? 0) - (createdAt[a] ?? 0));
    sorted.name = await all((a, b) => compareText(nameKeys[a] ?? "", nameKeys[b] ?? ""));
  }
  const turned = new Map<SortKey, Uint32Array>();
  const ranks = new Map<string, Uint32Array>();
  function orderBy(key: SortKey, direction: Direction): Uint32Array {
    const own = sorted[key];
    if (own === undefined) return same?.orderBy(key, direction) ?? new Uint32Array();
    const { ascending, compare, known } = own;
    if (direction === "ASC") return ascending;
    const before = turned.get(key);
    if (before) return before;
    const descending = new Uint32Array(ascending);
    descending.set(reversed(ascending.subarray(0, known), compare));
    turned.set(key, descending);
    return descending;
  }
  return {
    orderBy,
    ranksBy(key, direction) {
      const name = `${key} ${direction}`;
      const before = ranks.get(name);
      if (before) return before;
      const order = orderBy(key, direction);
      const places = new Uint32Array(order.length);
      for (let place = 0; place < order.length; place += 1) places[order[place] ?? 0] = place;
      ranks.set(name, places);
      return places;
    },
  };
}

/** The attribute that states how much light a product gives. */
const lumensCode = "luminous_flux";

/**
 * By what 1,000 lm cost. Products that state no lumens come last either way.
 * @source design "Lighting"
 */
async function byPriceOfLight({ ids, prices, columns }: SortFacts, pause: Pause): Promise<Sorted> {
  const column = columns.get(lumensCode);
  const lumens = column?.kind === "numbers" ? column.values : undefined;
  const amounts = new Float64Array(ids.length);
  let known = 0;
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) {
    const lm = lumens?.[ordinal] ?? Number.NaN;
    const amount = lm > 0 ? (prices[ordinal] ?? Number.NaN) / lm : Number.NaN;
    amounts[ordinal] = amount;
    if (!Number.isNaN(amount)) known += 1;
  }
  const compare: Compare = (a, b) => compareKnownFirst(amounts[a] ?? Number.NaN, amounts[b] ?? Number.NaN);
  return { ascending: await sortedInParts(ids, compare, pause), compare, known };
}

function compareKnownFirst(one: number, other: number): number {
  const isUnknown = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return isUnknown === 0 && !Number.isNaN(one) ? one - other : isUnknown;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
