/** Values by what they are made of, least recently used first to go. */
export interface SizeLimitedCache<Value> {
  get(key: string): Value | undefined;
  keep(key: string, value: Value): void;
}

/**
 * Keeps what fits; what is asked for most stays.
 * @param most bytes that are kept in all
 * @param bytesOf how many of them a value takes
 */
export function sizeLimitedCache<Value>(
  most: number,
  bytesOf: (value: Value) => number,
): SizeLimitedCache<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;
  const forget = (key: string, value: Value) => {
    kept.delete(key);
    bytes -= bytesOf(value);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key, value) {
      const before = kept.get(key);
      if (before !== undefined) forget(key, before);
      kept.set(key, value);
      bytes += bytesOf(value);
      for (const [oldest, gone] of kept) {
        if (bytes <= most) break;
        forget(oldest, gone);
      }
    },
  };
}
