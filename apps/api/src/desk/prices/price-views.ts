import { marginOf } from "@precise/cart-core/margin";
import { wireValue } from "@precise/cart-core/money";
import type { ProductPrices } from "@precise/cart-core/price-change";
import type {
  DeskPrices,
  PriceChange,
  PriceChangeRow,
  PriceHistoryEntry,
  PricePreview,
  PricePreviewRow,
  PriceRow,
} from "@precise/contract/desk/prices/price-shapes";
import type { ListedPrices } from "#api/modules/prices/list-prices.ts";
import { directionOf, type PlannedRow, type PricePlan } from "#api/modules/prices/plan-prices.ts";
import type { ChangeRow, CountedChange } from "#api/modules/prices/price-change-rows.ts";
import type { HistoryEntry } from "#api/modules/prices/price-history.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";

/** More rows than anyone looks through; the counts are of all. */
const mostShown = 500;

/** How much of the prices someone sees: the cost, and what is earned, is for who may change them. */
export interface PriceSight {
  readonly seesCost: boolean;
  /** Rate of VAT now, which a margin is without. */
  readonly vatPerThousand: number;
}

/** Prices in naira. */
export function pricesView(
  { list, special, trade, cost }: ProductPrices,
  { seesCost }: Pick<PriceSight, "seesCost">,
): DeskPrices {
  return {
    price: wireValue(list),
    special_price: special === null ? null : wireValue(special),
    trade_price: trade === null ? null : wireValue(trade),
    ...(seesCost && { cost: cost === null ? null : wireValue(cost) }),
  };
}

function marginView(prices: ProductPrices, { seesCost, vatPerThousand }: PriceSight) {
  const margin = seesCost ? marginOf(prices, vatPerThousand) : undefined;
  return margin === undefined ? {} : { margin: margin.percent, below_cost: margin.isBelowCost };
}

export function priceRowView(row: ListedPrices, sight: PriceSight): PriceRow {
  const { sale } = row;
  return {
    sku: row.sku,
    name: row.name,
    ...pricesView(row.prices, sight),
    ...marginView(row.prices, sight),
    ...(sight.seesCost && { vat_per_thousand: sight.vatPerThousand }),
    ...(sale && {
      sale: {
        id: sale.id,
        name: sale.name,
        state: sale.state,
        from: wireTime(sale.effective_at),
        until: wireTime(sale.ends_at),
      },
    }),
    has_quantity_prices: row.hasQuantityPrices,
    changed_at: wireTimeOrNull(row.changedAt),
  };
}

/** What a change would do; the rows that someone should look at come first. */
export function previewView(
  { rows, counts, seen }: PricePlan,
  summary: string,
  sight: PriceSight,
): PricePreview {
  const viewed = rows.map((row) => previewRowView(row, sight));
  const directions = rows.map(({ product, after }) =>
    product && after ? directionOf(product.prices, after) : "same",
  );
  const count = (direction: "up" | "down") => directions.filter((each) => each === direction).length;
  return {
    seen,
    summary,
    counts: {
      rows: rows.length,
      changes: counts.changes,
      same: counts.same,
      refused: counts.refused,
      below_cost: viewed.filter((row) => row.outcome === "changes" && row.below_cost === true).length,
      beyond_limit: counts.beyond,
      up: count("up"),
      down: count("down"),
    },
    rows: viewed.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, mostShown),
  };
}

function placeOf({ outcome, below_cost, beyond_limit }: PricePreviewRow): number {
  if (outcome === "refused") return 0;
  if (outcome === "same") return 4;
  if (below_cost) return 1;
  return beyond_limit ? 2 : 3;
}

function previewRowView(
  { sku, product, after, outcome, reason, isBeyond }: PlannedRow,
  sight: PriceSight,
): PricePreviewRow {
  const earlier = product && sight.seesCost ? marginOf(product.prices, sight.vatPerThousand) : undefined;
  return {
    sku,
    ...(product && { name: product.name }),
    before: product ? pricesView(product.prices, sight) : null,
    after: after ? pricesView(after, sight) : null,
    outcome,
    ...(reason !== undefined && { reason }),
    ...(after && marginView(after, sight)),
    ...(earlier && { margin_before: earlier.percent }),
    beyond_limit: isBeyond,
    keeps_quantity_prices:
      product?.hasQuantityPrices === true && after !== undefined && after.trade !== product.prices.trade,
  };
}

export function changeView(change: CountedChange, isEnding: boolean): PriceChange {
  const { counts } = change;
  const each = {
    planned: counts.planned ?? 0,
    applied: counts.applied ?? 0,
    refused: counts.refused ?? 0,
    skipped: counts.skipped ?? 0,
    undone: counts.undone ?? 0,
    kept: counts.kept ?? 0,
  };
  return {
    id: change.id,
    kind: change.kind,
    ...(change.name !== null && { name: change.name }),
    state: change.state,
    summary: change.summary,
    by: actorName(change.actor),
    created_at: wireTime(change.created_at),
    effective_at: wireTime(change.effective_at),
    ...(change.ends_at && {
      ends_at: wireTime(change.ends_at),
      in_sale_category: change.in_sale_category,
    }),
    applied_at: wireTimeOrNull(change.applied_at),
    closed_at: wireTimeOrNull(change.closed_at),
    closed_by: change.closed_by,
    ...(change.failure !== null && { failure: change.failure }),
    is_ending: isEnding && change.state === "applied",
    needs_look: change.needs_look_since !== null,
    counts: { rows: Object.values(each).reduce((sum, one) => sum + one, 0), ...each },
  };
}

export function changeRowView(
  row: ChangeRow & { readonly name: string | null },
  sight: PriceSight,
): PriceChangeRow {
  return {
    sku: row.sku,
    ...(row.name !== null && { name: row.name }),
    before: row.before && pricesView(row.before, sight),
    after: row.after && pricesView(row.after, sight),
    outcome: row.outcome,
    ...(row.reason !== null && { reason: row.reason }),
  };
}

/** The history as someone sees it: a change of the cost alone is none to who does not see it. */
export function historyView(entries: readonly HistoryEntry[], sight: PriceSight): PriceHistoryEntry[] {
  return entries.flatMap(({ at, before, after, act, actor, changeId }) => {
    const isOfCostAlone =
      before !== null &&
      before.list === after.list &&
      before.special === after.special &&
      before.trade === after.trade;
    if (isOfCostAlone && !sight.seesCost) return [];
    return [
      {
        at: wireTime(at),
        before: before && pricesView(before, sight),
        after: pricesView(after, sight),
        ...(act !== null && { act }),
        ...(actor !== null && { actor }),
        ...(changeId !== null && { change_id: changeId }),
      },
    ];
  });
}
