/** How many wait in a queue, and since when the oldest does. */
export interface Counted {
  readonly count: number;
  readonly oldest: Date | null;
}

type Counts = ReadonlyMap<string, Counted>;

/** Older ones are counted again, beside the answer that shows them. */
const youngMs = 15_000;
/** Older ones are not shown any more. */
const oldestShownMs = 300_000;

/**
 * Counts that take longer than anybody should wait for a page: the last ones are shown, of the same limit, and newer ones follow.
 * @param now for tests
 */
export function slowCounts(
  count: (lowStock: number) => Promise<Counts>,
  now: () => number = Date.now,
): (lowStock: number) => Promise<Counts> {
  let kept: { readonly lowStock: number; readonly at: number; readonly counts: Counts } | undefined;
  let counting: { readonly lowStock: number; readonly counts: Promise<Counts> } | undefined;

  function countAnew(lowStock: number): Promise<Counts> {
    if (counting?.lowStock === lowStock) return counting.counts;
    const at = now();
    const counts = count(lowStock).then((counted) => {
      kept = { lowStock, at, counts: counted };
      return counted;
    });
    const own = { lowStock, counts };
    counting = own;
    const end = () => {
      if (counting === own) counting = undefined;
    };
    counts.then(end, end);
    return counts;
  }

  return async (lowStock) => {
    const age = now() - (kept?.at ?? Number.NEGATIVE_INFINITY);
    if (kept?.lowStock !== lowStock || age > oldestShownMs) return countAnew(lowStock);
    // What fails beside an answer fails again, and aloud, once the last counts are too old.
    if (age > youngMs) countAnew(lowStock).catch(() => undefined);
    return kept.counts;
  };
}
