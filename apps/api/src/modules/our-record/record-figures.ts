import { leastSales, type RecordFigures } from "@precise/contract/shop/our-record";

/** An order that came to its buyer, as far as the record asks. Days are days in Lagos. */
export interface Sale {
  /** When the shop could begin: the order was paid, or its buyer known. Null where that is not known. */
  readonly confirmedAt: Date | null;
  /** Null where it was collected. */
  readonly sentAt: Date | null;
  readonly deliveredOn: string;
  /** Last promised day; null where none was promised. */
  readonly promisedTo: string | null;
  readonly pieces: number;
  /** Pieces of its returns and claims. */
  readonly piecesClaimed: number;
  /** Days that each of its refunds took. */
  readonly refundDays: readonly number[];
}

const hour = 3_600_000;

/**
 * How the shop kept its word with these sales. Half and most are the smallest whole numbers that at least half, and at
 * least nine of ten, did not exceed; hours that have begun count.
 * @returns undefined below `leastSales`
 * @source design D35
 */
export function recordFigures(sales: readonly Sale[]): RecordFigures | undefined {
  if (sales.length < leastSales) return undefined;
  const promised = sales.filter(({ promisedTo }) => promisedTo !== null);
  const hours = sales.flatMap(({ confirmedAt, sentAt }) =>
    confirmedAt && sentAt ? [Math.max(0, Math.ceil((sentAt.getTime() - confirmedAt.getTime()) / hour))] : [],
  );
  const days = sales.flatMap(({ refundDays }) => refundDays);
  const sum = (of: (sale: Sale) => number) => sales.reduce((total, sale) => total + of(sale), 0);
  return {
    sales: sales.length,
    promised_days: {
      count: promised.length,
      kept: promised.filter(({ deliveredOn, promisedTo }) => promisedTo !== null && deliveredOn <= promisedTo)
        .length,
    },
    dispatch: {
      count: hours.length,
      half_within_hours: withinOf(hours, 5),
      most_within_hours: withinOf(hours, 9),
    },
    refunds: {
      count: days.length,
      half_within_days: withinOf(days, 5),
      longest_days: withinOf(days, 10),
    },
    claims: {
      pieces_sold: sum(({ pieces }) => pieces),
      pieces_claimed: sum(({ piecesClaimed }) => piecesClaimed),
    },
  };
}

/** The smallest of the values that so many tenths of them do not exceed; null where there is none. */
function withinOf(values: readonly number[], tenths: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * tenths) / 10) - 1] ?? null;
}
