/** Enough for every page and script of a shop of some hundred products; what is asked for most stays. */
const mostBytes = 12_000_000;

/** Compressed bodies by what they are made of, least recently used first to go. */
export interface KeptBodies {
  get(key: string): Buffer | undefined;
  keep(key: string, body: Buffer): void;
}

/** @param most bytes that are kept in all */
export function keptBodies(most = mostBytes): KeptBodies {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const forget = (key: string, body: Buffer) => {
    kept.delete(key);
    bytes -= body.length;
  };
  return {
    get(key) {
      const body = kept.get(key);
      if (body === undefined) return undefined;
      kept.delete(key);
      kept.set(key, body);
      return body;
    },
    keep(key, body) {
      const before = kept.get(key);
      if (before !== undefined) forget(key, before);
      kept.set(key, body);
      bytes += body.length;
      for (const [oldest, gone] of kept) {
        if (bytes <= most) break;
        forget(oldest, gone);
      }
    },
  };
}
