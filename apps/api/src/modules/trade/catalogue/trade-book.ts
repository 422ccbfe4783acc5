import { wireValue } from "@precise/cart-core/money";
import type { TradeTier } from "@precise/cart-core/trade-prices";
import { type AggregationMeta, priceMeta } from "#api/modules/catalogue/listing/price-meta.ts";
import type { CatalogueIndex } from "#api/modules/catalogue/memory/catalogue-index.ts";
import { ranksByPriceOfLight } from "#api/modules/catalogue/memory/price-of-light.ts";
import { ranksOf } from "#api/modules/catalogue/memory/ranks.ts";
import { type PriceList, tiersOf } from "../prices/price-lists.ts";
import type { TradeBase } from "./trade-base.ts";

/** The trade catalogue at one price list's prices. */
export interface TradeBook {
  readonly base: TradeBase;
  /** The catalogue as listings and search ask it: only what the list has a price of, and its net price as the price. */
  readonly index: CatalogueIndex;
  /** Rate of VAT that its prices are made with. */
  readonly vatPerThousand: number;
  /** By rising quantity; undefined for what is not shown. */
  tiersOf(productId: number): readonly TradeTier[] | undefined;
}

const netPriceMeta: AggregationMeta = { ...priceMeta, label: "Price without VAT" };

export function tradeBook(base: TradeBase, list: PriceList): TradeBook {
  const { index: whole } = base;
  const tiers = base.prices.map((row) => {
    const rowTiers = row ? tiersOf(row, list) : [];
    return rowTiers.length > 0 ? rowTiers : undefined;
  });
  const isShown = (ordinal: number) => tiers[ordinal] !== undefined;
  const netNaira = Float64Array.from(tiers, (own) => (own?.[0] ? wireValue(own[0].net) : Number.NaN));
  const index = narrowed(base, isShown, netNaira);
  return {
    base,
    index,
    vatPerThousand: list.vatPerThousand,
    tiersOf: (productId) => tiers[whole.ordinalOfId(productId) ?? -1],
  };
}

/** The same catalogue, of which only some products are to be seen, at other prices. */
function narrowed(
  { index: whole, tree }: TradeBase,
  isShown: (ordinal: number) => boolean,
  prices: Float64Array,
): CatalogueIndex {
  const shownOnly = (ordinal: number | undefined) =>
    ordinal !== undefined && isShown(ordinal) ? ordinal : undefined;
  const members = new Map<number, Uint32Array>();
  const ranks = new Map<string, Uint32Array>();
  return {
    ...whole,
    tree,
    price: { kind: "numbers", meta: netPriceMeta, values: prices },
    // The trade area's filters are the catalogue's own attributes.
    derived: new Map(),
    groupMembers: whole.groupMembers.map((group) => group.filter(isShown)),
    ordinalOfId: (id) => shownOnly(whole.ordinalOfId(id)),
    ordinalOfSku: (sku) => shownOnly(whole.ordinalOfSku(sku)),
    membersOf(categoryId) {
      if (categoryId !== 0 && !tree.category(categoryId)) return undefined;
      const known = members.get(categoryId) ?? whole.membersOf(categoryId)?.filter(isShown);
      if (known) members.set(categoryId, known);
      return known;
    },
    ranksBy(key, direction) {
      if (key !== "price" && key !== "price_per_klm") return whole.ranksBy(key, direction);
      const name = `${key} ${direction}`;
      const ready = ranks.get(name);
      if (ready) return ready;
      const sign = direction === "ASC" ? 1 : -1;
      // What is not shown is in no listing; its place does not matter, but sorting needs one.
      const priceOf = (ordinal: number) => (isShown(ordinal) ? (prices[ordinal] ?? 0) : 0);
      const sortedRanks =
        key === "price"
          ? ranksOf(whole.ids, (a, b) => sign * (priceOf(a) - priceOf(b)))
          : ranksByPriceOfLight(whole.ids, prices, whole.columns, direction);
      ranks.set(name, sortedRanks);
      return sortedRanks;
    },
  };
}
