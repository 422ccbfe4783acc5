import { naira, wireValue } from "../money/money.ts";
import type { DeliveryTier } from "./delivery-fee.ts";

/** A row of the fee table in whole naira, as it travels and as the owner types it; both ends belong to it, null has no upper end. */
export interface TierRow {
  readonly from: number;
  readonly to: number | null;
  readonly fee: number;
}

/** What is wrong with a row, as a sentence; `row` counts from 0. */
export interface TierFault {
  readonly row: number;
  readonly field: keyof TierRow;
  readonly message: string;
}

/** Totals without a fee, both ends included, in whole naira: delivery is confirmed before payment (design D1). */
export interface TierGap {
  readonly from: number;
  readonly to: number | null;
}

/** Where more goods cost less: someone whose goods cost `from` to `to` naira pays up to `payLess` less at `reach` (design D3). */
export interface TierCliff {
  readonly from: number;
  readonly to: number;
  readonly reach: number;
  readonly payLess: number;
}

/** The rows in kobo. @throws RangeError on naira that are not whole */
export function tiersOfRows(rows: readonly TierRow[]): DeliveryTier[] {
  return rows.map(({ from, to, fee }) => ({
    from: naira(from),
    to: to === null ? null : naira(to),
    fee: naira(fee),
  }));
}

/** The same in whole naira. */
export function rowsOfTiers(tiers: readonly DeliveryTier[]): TierRow[] {
  return tiers.map(({ from, to, fee }) => ({
    from: wireValue(from),
    to: to === null ? null : wireValue(to),
    fee: wireValue(fee),
  }));
}

/**
 * What keeps rows from being a fee table: they go up, do not overlap, and only the last has no upper end. Gaps are allowed.
 * @source design D1
 */
export function tierFaults(rows: readonly TierRow[]): TierFault[] {
  const faults: TierFault[] = [];
  if (rows.length === 0) faults.push({ row: 0, field: "from", message: "The table needs a row." });
  for (const [row, { from, to }] of rows.entries()) {
    const before = rows[row - 1];
    if (to !== null && to < from)
      faults.push({ row, field: "to", message: "A row must end where it begins, or above it." });
    if (to === null && row < rows.length - 1)
      faults.push({ row, field: "to", message: "Only the last row may have no upper end." });
    if (before !== undefined && before.to !== null && from <= before.to)
      faults.push({
        row,
        field: "from",
        message: "A row must begin above the end of the one before it.",
      });
  }
  return faults;
}

/** Totals that have no fee. @param rows a table without faults */
export function tierGaps(rows: readonly TierRow[]): TierGap[] {
  const gaps: TierGap[] = [];
  let next = 0;
  for (const { from, to } of rows) {
    if (from > next) gaps.push({ from: next, to: from - 1 });
    if (to === null) return gaps;
    next = to + 1;
  }
  return [...gaps, { from: next, to: null }];
}

/**
 * Where someone would pay less for more goods, by row: the part of a row from which a higher row is cheaper in all.
 * @param rows a table without faults
 * @source design D3
 */
export function tierCliffs(rows: readonly TierRow[]): TierCliff[] {
  return rows.flatMap((row, place) => {
    // The last row may have no end: then none is above it.
    const end = row.to ?? row.from;
    // The nearest row that costs less than the end of this one.
    const higher = rows.slice(place + 1).find(({ from, fee }) => from + fee < end + row.fee);
    if (higher === undefined) return [];
    const from = Math.max(row.from, higher.from + higher.fee - row.fee + 1);
    return [{ from, to: end, reach: higher.from, payLess: end + row.fee - higher.from - higher.fee }];
  });
}

/** Whether two tables charge the same. */
export function isSameTable(one: readonly DeliveryTier[], other: readonly DeliveryTier[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ from, to, fee }, row) => {
      const there = other[row];
      return there !== undefined && there.from === from && there.to === to && there.fee === fee;
    })
  );
}
