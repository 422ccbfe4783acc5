import { wireValue } from "@precise/cart-core/money";
import type { TradeTier } from "@precise/cart-core/trade-prices";
import { type AggregationMeta, priceMeta } from "#api/modules/catalogue/listing/price-meta.ts";
import type { CatalogueIndex } from "#api/modules/catalogue/memory/catalogue-index.ts";
import { ordersOf } from "#api/modules/catalogue/memory/orders.ts";
import { type Pause, pauses } from "#api/platform/time/pauses.ts";
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

const productsAtOnce = 500;

export async function tradeBook(base: TradeBase, list: PriceList): Promise<TradeBook> {
  const { index: whole } = base;
  const pause = pauses();
  const tiers: (readonly TradeTier[] | undefined)[] = [];
  for (const row of base.prices) {
    const rowTiers = row ? tiersOf(row, list) : [];
    if (tiers.push(rowTiers.length > 0 ? rowTiers : undefined) % productsAtOnce === 0) await pause();
  }
  const isShown = (ordinal: number) => tiers[ordinal] !== undefined;
  const netNaira = Float64Array.from(tiers, (own) => (own?.[0] ? wireValue(own[0].net) : Number.NaN));
  const index = await narrowed(base, isShown, netNaira, pause);
  return {
    base,
    index,
    vatPerThousand: list.vatPerThousand,
    tiersOf: (productId) => tiers[whole.ordinalOfId(productId) ?? -1],
  };
}

/** The same catalogue, of which only some products are to be seen, at other prices. */
async function narrowed(
  { index: whole, tree }: TradeBase,
  isShown: (ordinal: number) => boolean,
  prices: Float64Array,
  pause: Pause,
): Promise<CatalogueIndex> {
  const shownOnly = (ordinal: number | undefined) =>
    ordinal !== undefined && isShown(ordinal) ? ordinal : undefined;
  const members = new Map<number, Uint32Array>();
  return {
    ...whole,
    // What is not shown has no price and is in no listing; its place does not matter, but sorting needs one.
    ...(await ordersOf({ ...whole, prices: prices.map((price) => price || 0) }, pause, whole)),
    tree,
    price: { kind: "numbers", meta: netPriceMeta, values: prices },
    // The trade area's filters are the catalogue's own attributes.
    derived: new Map(),
    families: { ...whole.families, membersOf: (group) => whole.families.membersOf(group).filter(isShown) },
    ordinalOfId: (id) => shownOnly(whole.ordinalOfId(id)),
    ordinalOfSku: (sku) => shownOnly(whole.ordinalOfSku(sku)),
    membersOf(categoryId) {
      if (categoryId !== 0 && !tree.category(categoryId)) return undefined;
      const known = members.get(categoryId) ?? whole.membersOf(categoryId)?.filter(isShown);
      if (known) members.set(categoryId, known);
      return known;
    },
  };
}
