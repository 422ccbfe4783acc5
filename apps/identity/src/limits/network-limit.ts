/** How often each network may do something: a bucket that fills again evenly. Those that are full are forgotten. */
export interface NetworkLimit {
  /** Takes one. @returns false when there is none left */
  take(network: string): boolean;
}

/** Beyond this the fullest knowledge is given up: the oldest bucket. Memory is bounded however many networks call. */
const MOST_NETWORKS = 50_000;

/** @param most at once, and in each `perMilliseconds` */
export function createNetworkLimit(most: number, perMilliseconds: number): NetworkLimit {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  return {
    take: (network) => {
      const now = Date.now();
      const { left, at } = buckets.get(network) ?? { left: most, at: now };
      const filled = Math.min(most, left + ((now - at) / perMilliseconds) * most);
      const isAllowed = filled >= 1;
      // The newest last: those in front that are full again say nothing any more.
      buckets.delete(network);
      buckets.set(network, { left: isAllowed ? filled - 1 : filled, at: now });
      for (const [name, bucket] of buckets) {
        if (now - bucket.at < perMilliseconds && buckets.size <= MOST_NETWORKS) break;
        buckets.delete(name);
      }
      return isAllowed;
    },
  };
}
