import type { Pause } from "#api/platform/time/pauses.ts";
import type { CategoryTree } from "../category-tree.ts";
import { skuKeyOf } from "../import/catalogue-product.ts";
import { type AggregationMeta, priceMeta } from "../listing/price-meta.ts";
import { ordinalOfPath } from "../product/ordinal-of-path.ts";
import { wordsOf } from "../search/words.ts";
import type { Structure } from "../structure.ts";
import type { Column, NumberColumn } from "./columns.ts";
import { type Families, familiesOf } from "./families.ts";
import { inStockColumn, inStockSet } from "./in-stock.ts";
import type { NameWords } from "./name-words.ts";
import { type Orders, ordersOf } from "./orders.ts";
import { allOrdinals } from "./ranks.ts";
import type { WordProducts } from "./word-products.ts";

/** What the database says of the listed products, side by side. A product is its ordinal, its place in the shop's own order. */
export interface ProductFacts {
  readonly ids: Int32Array;
  /** What that order goes by, before the ids. */
  readonly positions: Int32Array;
  readonly skus: readonly string[];
  readonly nameKeys: readonly string[];
  readonly createdAt: Float64Array;
  readonly names: NameWords;
  /** By ordinal, which products have a word that search finds most by. */
  readonly wordProducts: WordProducts;
  /** Own categories and rooms, without ancestors. */
  readonly categoryIds: readonly (readonly number[])[];
  readonly groupNames: readonly (string | null)[];
  /** Names of families by their group's name. */
  readonly familyNames: ReadonlyMap<string, string>;
  /** What is paid now. */
  readonly pricesNaira: Float64Array;
  /** Columns of filterable and other attributes by code. */
  readonly columns: ReadonlyMap<string, Column>;
  /** What is shown of the stock, 0 to 6 pieces; kept up to date as orders change it. */
  readonly shownStock: Uint8Array;
}

/**
 * The listed products side by side in memory, for filters, facets and ranking; the database stays the truth. What changes in
 * it makes a new one of this one and of the changed rows.
 * @source design D17, decision 133
 */
export interface CatalogueIndex extends ProductFacts, Orders {
  /** catalogue_state.content_version that this was read at. */
  readonly contentVersion: number;
  /** The database's clock of changes before that (`stockCursorColumn`). */
  readonly readAt: string;
  readonly structure: Structure;
  readonly tree: CategoryTree;
  /** Every word of every category's name, with the category's id. */
  readonly categoryWords: readonly { readonly word: string; readonly categoryId: number }[];
  /** By ordinal: number of the variant group, -1 without one. */
  readonly groups: Int32Array;
  readonly families: Families;
  readonly price: NumberColumn;
  /**
   * Columns of what no product states and that follows from what is known, by code; an attribute of the catalogue's own with
   * that code stands instead. Lists of families count them, every list filters by them.
   */
  readonly derived: ReadonlyMap<string, Column>;
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
}

export interface IndexParts {
  readonly contentVersion: number;
  /** The database's clock of changes before that (`stockCursorColumn`). */
  readonly readAt: string;
  readonly structure: Structure;
  readonly tree: CategoryTree;
  readonly facts: ProductFacts;
}

/** The id of the whole catalogue. */
const everything = 0;
const productsAtOnce = 4_096;

export async function catalogueIndex({ facts, ...parts }: IndexParts, pause: Pause): Promise<CatalogueIndex> {
  const { ids, skus, pricesNaira } = facts;
  const { tree } = parts;
  const ordinalById = await ordinalsById(ids, pause);
  const ordinalBySku = new Map<string, number>();
  for (const [ordinal, sku] of skus.entries()) {
    ordinalBySku.set(skuKeyOf(sku), ordinal);
    if (ordinal % productsAtOnce === 0) await pause();
  }
  const ordinalOfSku = (sku: string) => ordinalBySku.get(skuKeyOf(sku));
  const groups = await numbered(facts.groupNames, pause);
  const members = await membersByCategory(facts.categoryIds, tree, pause);
  members.set(everything, allOrdinals(ids.length));
  const spread = new Map<number, Uint32Array>();
  const inStock = inStockColumn(facts.shownStock);
  const families = await familiesOf(
    groups.numbers,
    groups.names,
    facts.familyNames,
    (slug) => ordinalOfPath(slug, { ordinalOfSku }) !== undefined,
    pause,
  );
  return {
    ...facts,
    ...parts,
    ...(await ordersOf({ ...facts, prices: pricesNaira }, pause)),
    categoryWords: parts.structure.categories.flatMap(({ id, name }) =>
      wordsOf(name).map((word) => ({ word, categoryId: id })),
    ),
    groups: groups.numbers,
    families,
    price: { kind: "numbers", meta: priceMeta satisfies AggregationMeta, values: pricesNaira },
    derived: new Map(facts.columns.has(inStock.meta.code) ? [] : [[inStock.meta.code, inStock]]),
    setShownStock(ordinal, pieces) {
      facts.shownStock[ordinal] = pieces;
      inStock.sets[ordinal] = inStockSet(pieces);
    },
    ordinalOfId(id) {
      const ordinal = ordinalById[id] ?? -1;
      return ordinal < 0 ? undefined : ordinal;
    },
    ordinalOfSku,
    membersOf(categoryId) {
      if (categoryId !== everything && !tree.category(categoryId)) return undefined;
      const listed = categoryId === everything ? everything : tree.listedAs(categoryId);
      const known =
        spread.get(listed) ??
        designsInTurn(members.get(listed) ?? new Uint32Array(), groups.numbers, groups.names.length);
      spread.set(listed, known);
      return known;
    },
  };
}

/** By id: the ordinal, -1 where that product is not listed. */
async function ordinalsById(ids: Int32Array, pause: Pause): Promise<Int32Array> {
  const ordinals = new Int32Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1).fill(-1);
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) ordinals[ids[ordinal] ?? 0] = ordinal;
  await pause();
  return ordinals;
}

/**
 * Products of one design often share a picture: side by side they look like a mistake, and the first page shows little.
 * So the first of every design comes first, then the second of those that have one, and so on.
 */
function designsInTurn(ordinals: Uint32Array, groups: Int32Array, groupCount: number): Uint32Array {
  const seen = new Uint32Array(groupCount);
  const turnOf = new Uint32Array(ordinals.length);
  const starts: number[] = [0];
  for (let at = 0; at < ordinals.length; at += 1) {
    const group = groups[ordinals[at] ?? 0] ?? -1;
    const turn = group < 0 ? 0 : (seen[group] ?? 0);
    if (group >= 0) seen[group] = turn + 1;
    turnOf[at] = turn;
    starts[turn + 1] = (starts[turn + 1] ?? 0) + 1;
  }
  for (let turn = 1; turn < starts.length; turn += 1)
    starts[turn] = (starts[turn] ?? 0) + (starts[turn - 1] ?? 0);
  const inTurn = new Uint32Array(ordinals.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    const turn = turnOf[at] ?? 0;
    const place = starts[turn] ?? 0;
    inTurn[place] = ordinals[at] ?? 0;
    starts[turn] = place + 1;
  }
  return inTurn;
}

async function membersByCategory(
  categoryIds: ProductFacts["categoryIds"],
  tree: CategoryTree,
  pause: Pause,
): Promise<Map<number, Uint32Array>> {
  /** Lists of categories are shared by the products that have the same ones. */
  const reachedFrom = new Map<readonly number[], readonly number[]>();
  const members = new Map<number, number[]>();
  for (const [ordinal, own] of categoryIds.entries()) {
    let reached = reachedFrom.get(own);
    if (reached === undefined) {
      reached = [...new Set(own.flatMap((id) => tree.withAncestors(id).map((category) => category.id)))];
      reachedFrom.set(own, reached);
    }
    for (const id of reached) {
      const list = members.get(id);
      if (list) list.push(ordinal);
      else members.set(id, [ordinal]);
    }
    if (ordinal % productsAtOnce === 0) await pause();
  }
  const packed = new Map<number, Uint32Array>();
  for (const [id, ordinals] of members) {
    packed.set(id, Uint32Array.from(ordinals));
    await pause();
  }
  return packed;
}

async function numbered(names: readonly (string | null)[], pause: Pause) {
  const numberOf = new Map<string, number>();
  const numbers = new Int32Array(names.length).fill(-1);
  for (const [ordinal, name] of names.entries()) {
    if (name === null) continue;
    const number = numberOf.get(name) ?? numberOf.size;
    numberOf.set(name, number);
    numbers[ordinal] = number;
    if (ordinal % productsAtOnce === 0) await pause();
  }
  return { numbers, names: [...numberOf.keys()] };
}
