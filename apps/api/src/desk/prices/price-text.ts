import { marginOf } from "@precise/cart-core/margin";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { tableOf, tableText } from "#api/desk/kit/table-text.ts";
import type { ListedPrices } from "#api/modules/prices/list-prices.ts";
import type { PricePlan } from "#api/modules/prices/plan-prices.ts";
import type { CountedChange } from "#api/modules/prices/price-change-rows.ts";
import type { HistoryEntry } from "#api/modules/prices/price-history.ts";
import { changedFields } from "#api/modules/prices/price-wish.ts";
import { fieldNames } from "#api/modules/prices/price-words.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

const mostShown = 50;

/** A change that was made, or what it would do. */
export type PriceOutcome =
  | { readonly preview: PricePlan; readonly summary: string; readonly vatPerThousand: number }
  | { readonly id: number; readonly state: string; readonly products: number; readonly refused: number };

function naira(amount: Kobo | null): string {
  return amount === null ? "" : formatNaira(amount);
}

/** What a change did, or would do. */
export function planText(outcome: PriceOutcome): string {
  if ("id" in outcome) {
    const { id, state, products, refused } = outcome;
    const left = refused === 0 ? "" : ` ${refused} were refused.`;
    return `Change ${id} is ${state}: ${products} products.${left}`;
  }
  const { preview, summary, vatPerThousand } = outcome;
  const { changes, same, refused } = preview.counts;
  const lines = preview.rows.slice(0, mostShown).map(({ sku, product, after, outcome: end, reason }) => {
    if (after === undefined || product === undefined) return `  ${sku}  refused: ${reason}`;
    if (end === "same") return `  ${sku}  stays`;
    const fields = changedFields(product.prices, after).map(
      (field) =>
        `${fieldNames[field]} ${naira(product.prices[field]) || "none"} → ${naira(after[field]) || "none"}`,
    );
    return `  ${sku}  ${fields.join(", ")}${marginOf(after, vatPerThousand)?.isBelowCost ? "  BELOW COST" : ""}`;
  });
  const more = preview.rows.length > mostShown ? [`  … and ${preview.rows.length - mostShown} more`] : [];
  const head = `${summary}: ${changes} would change, ${same} stay, ${refused} are refused. Nothing was changed.`;
  return [head, ...lines, ...more].join("\n");
}

export function pricesText(rows: readonly ListedPrices[], vatPerThousand: number): string {
  return tableText(
    ["Item", "Name", "Price", "Special", "Trade", "Cost", "Margin"],
    rows.map(({ sku, name, prices }) => {
      const margin = marginOf(prices, vatPerThousand);
      const share = margin && `${margin.percent} %${margin.isBelowCost ? " below cost" : ""}`;
      return [
        sku,
        name,
        naira(prices.list),
        naira(prices.special),
        naira(prices.trade),
        naira(prices.cost),
        share,
      ];
    }),
  );
}

export function changesText(changes: readonly CountedChange[]): string {
  return tableOf(changes, {
    Change: "id",
    State: "state",
    What: ({ name, summary }) => (name === null ? summary : `${name}: ${summary}`),
    Products: ({ counts }) =>
      (counts.planned ?? 0) + (counts.applied ?? 0) + (counts.undone ?? 0) + (counts.kept ?? 0),
    "Left out": ({ counts }) => (counts.refused ?? 0) + (counts.skipped ?? 0),
    From: ({ effective_at }) => shortDayAndTime(wireTime(effective_at)),
    By: ({ actor }) => (actor.kind === "staff" ? actor.name : actor.user),
  });
}

export function historyText(entries: readonly HistoryEntry[]): string {
  return tableText(
    ["When", "Price", "Special", "Trade", "Cost", "By", "How"],
    entries.map(({ at, before, after, act, actor }) => {
      const shown = (["list", "special", "trade", "cost"] as const).map((field) =>
        before === null || before[field] === after[field]
          ? naira(after[field])
          : `${naira(before[field]) || "none"} → ${naira(after[field]) || "none"}`,
      );
      return [shortDayAndTime(wireTime(at)), ...shown, actor, act];
    }),
  );
}
