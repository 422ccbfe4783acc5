import type { CategoryTree } from "../category-tree.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import type { AggregationMeta } from "../listing/price-meta.ts";
import { ordinalOfPath } from "../product/ordinal-of-path.ts";
import { wordsOf } from "../search/words.ts";
import type { Structure } from "../structure.ts";
import type { Column, NumberColumn } from "./columns.ts";
import { type Families, familiesOf } from "./families.ts";
import { inStockColumn, inStockPlace } from "./in-stock.ts";
import type { NameWords } from "./name-words.ts";
import { ranksByPriceOfLight } from "./price-of-light.ts";
import { type Direction, ranksOf } from "./ranks.ts";

export type SortKey = "price" | "name" | "newest" | "price_per_klm";

/**
 * The listed products side by side in memory, for filters, facets and ranking. Read from the database whenever an
 * import changed it; the database stays the truth. A product is known here by its ordinal, its place in the shop's own
 * order.
 * @source design D17
 */
export interface CatalogueIndex {
  /** catalogue_state.content_version that this was read at. */
  readonly contentVersion: number;
  readonly structure: Structure;
  readonly tree: CategoryTree;
  readonly ids: Int32Array;
  readonly skus: readonly string[];
  readonly names: NameWords;
  /** Every word of every category's name, with the category's id. */
  readonly categoryWords: readonly { readonly word: string; readonly categoryId: number }[];
  /** Own categories and rooms, without ancestors. */
  readonly categoryIds: readonly (readonly number[])[];
  /** By ordinal: number of the variant group, -1 without one. */
  readonly groups: Int32Array;
  /** By number of the group: its products. */
  readonly groupMembers: readonly (readonly number[])[];
  readonly families: Families;
  readonly price: NumberColumn;
  /** Columns of filterable and other attributes by code. */
  readonly columns: ReadonlyMap<string, Column>;
  /**
   * Columns of what no product states and that follows from what is known, by code; an attribute of the catalogue's own with
   * that code stands instead. Lists of families count them, every list filters by them.
   */
  readonly derived: ReadonlyMap<string, Column>;
  /** By ordinal: what is shown of the stock, 0 to 6 pieces; kept up to date as orders change it. */
  readonly shownStock: Uint8Array;
  /** Takes in what is left of a product. @param pieces as shown, 0 to 6 */
  setShownStock(ordinal: number, pieces: number): void;
  ordinalOfId(id: number): number | undefined;
  /** Upper or lower case alike. */
  ordinalOfSku(sku: string): number | undefined;
  /**
   * Products of a category and of all below it, in the shop's own order but every design once before any twice; all
   * products for 0, undefined for an unknown id.
   */
  membersOf(categoryId: number): Uint32Array | undefined;
  /** By ordinal: its place when all products are sorted. Ties are in the order of their ids. */
  ranksBy(key: SortKey, direction: Direction): Uint32Array;
}

export interface IndexParts {
  readonly contentVersion: number;
  readonly structure: Structure;
  readonly tree: CategoryTree;
  readonly ids: Int32Array;
  readonly skus: readonly string[];
  readonly nameKeys: readonly string[];
  readonly createdAt: Float64Array;
  readonly names: NameWords;
  readonly categoryIds: readonly (readonly number[])[];
  readonly groupNames: readonly (string | null)[];
  /** Names of families by their group's name. */
  readonly familyNames: ReadonlyMap<string, string>;
  readonly priceMeta: AggregationMeta;
  readonly pricesNaira: Float64Array;
  readonly columns: ReadonlyMap<string, Column>;
  readonly shownStock: Uint8Array;
}

/** The id of the whole catalogue. */
const everything = 0;

export function catalogueIndex(parts: IndexParts): CatalogueIndex {
  const { ids, skus, tree, nameKeys, createdAt, pricesNaira } = parts;
  const ordinalById = new Map(Array.from(ids, (id, ordinal) => [id, ordinal]));
  const ordinalBySku = new Map(skus.map((sku, ordinal) => [skuKeyOf(sku), ordinal]));
  const ordinalOfSku = (sku: string) => ordinalBySku.get(skuKeyOf(sku));
  const groups = numbered(parts.groupNames);
  const all = Uint32Array.from(ids.keys());
  const members = membersByCategory(parts);
  members.set(everything, all);
  const spread = new Map<number, Uint32Array>();
  const ranks = new Map<string, Uint32Array>();
  const inStock = inStockColumn(parts.shownStock);
  const compare: Record<Exclude<SortKey, "price_per_klm">, (a: number, b: number) => number> = {
    price: (a, b) => (pricesNaira[a] ?? 0) - (pricesNaira[b] ?? 0),
    // Newest first is the sort's own direction, as best first is relevance's.
    newest: (a, b) => (createdAt[b] ?? 0) - (createdAt[a] ?? 0),
    name: (a, b) => compareText(nameKeys[a] ?? "", nameKeys[b] ?? ""),
  };

  return {
    ...parts,
    categoryWords: parts.structure.categories.flatMap(({ id, name }) =>
      wordsOf(name).map((word) => ({ word, categoryId: id })),
    ),
    groups: groups.numbers,
    groupMembers: groups.members,
    families: familiesOf(
      groups.numbers,
      groups.names,
      parts.familyNames,
      (slug) => ordinalOfPath(slug, { ordinalOfSku }) !== undefined,
    ),
    price: { kind: "numbers", meta: parts.priceMeta, values: pricesNaira },
    derived: new Map(parts.columns.has(inStock.meta.code) ? [] : [[inStock.meta.code, inStock]]),
    setShownStock(ordinal, pieces) {
      parts.shownStock[ordinal] = pieces;
      inStock.first[ordinal] = inStockPlace(pieces);
    },
    ordinalOfId: (id) => ordinalById.get(id),
    ordinalOfSku,
    membersOf(categoryId) {
      if (categoryId !== everything && !tree.category(categoryId)) return undefined;
      const listed = categoryId === everything ? everything : tree.listedAs(categoryId);
      const known =
        spread.get(listed) ?? designsInTurn(members.get(listed) ?? new Uint32Array(), groups.numbers);
      spread.set(listed, known);
      return known;
    },
    ranksBy(key, direction) {
      const name = `${key} ${direction}`;
      const known = ranks.get(name);
      if (known) return known;
      const sign = direction === "ASC" ? 1 : -1;
      const rank =
        key === "price_per_klm"
          ? ranksByPriceOfLight(ids, pricesNaira, parts.columns, direction)
          : ranksOf(ids, (a, b) => sign * compare[key](a, b));
      ranks.set(name, rank);
      return rank;
    },
  };
}

/**
 * Products of one design often share a picture: side by side they look like a mistake, and the first page shows little.
 * So the first of every design comes first, then the second of those that have one, and so on.
 */
function designsInTurn(ordinals: Uint32Array, groups: Int32Array): Uint32Array {
  const seen = new Map<number, number>();
  const turns: number[][] = [];
  for (const ordinal of ordinals) {
    const group = groups[ordinal] ?? -1;
    const turn = group < 0 ? 0 : (seen.get(group) ?? 0);
    seen.set(group, turn + 1);
    const same = turns[turn];
    if (same) same.push(ordinal);
    else turns[turn] = [ordinal];
  }
  return Uint32Array.from(turns.flat());
}

function membersByCategory({ categoryIds, tree }: IndexParts): Map<number, Uint32Array> {
  const withAncestors = new Map<number, number[]>();
  const members = new Map<number, number[]>();
  categoryIds.forEach((own, ordinal) => {
    const reached = new Set<number>();
    for (const id of own) {
      const line = withAncestors.get(id) ?? tree.withAncestors(id).map((category) => category.id);
      withAncestors.set(id, line);
      for (const one of line) reached.add(one);
    }
    for (const id of reached) {
      const list = members.get(id);
      if (list) list.push(ordinal);
      else members.set(id, [ordinal]);
    }
  });
  return new Map(Array.from(members, ([id, ordinals]) => [id, Uint32Array.from(ordinals)]));
}

function numbered(names: readonly (string | null)[]): {
  numbers: Int32Array;
  members: number[][];
  names: string[];
} {
  const numberOf = new Map<string, number>();
  const members: number[][] = [];
  const numbers = Int32Array.from(names, (name, ordinal) => {
    if (name === null) return -1;
    let number = numberOf.get(name);
    if (number === undefined) {
      number = members.push([]) - 1;
      numberOf.set(name, number);
    }
    members[number]?.push(ordinal);
    return number;
  });
  return { numbers, members, names: [...numberOf.keys()] };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
