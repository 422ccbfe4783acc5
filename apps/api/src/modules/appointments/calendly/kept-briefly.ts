/** Answers that are kept for a short time, so that many visitors cost a service one call; faults are not kept. */
export function keptBriefly<Value>(milliseconds: number, now: () => number = Date.now) {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return {
    get(key: string, load: () => Promise<Value>): Promise<Value> {
      const found = kept.get(key);
      if (found && found.until > now()) return found.value;
      for (const [old, { until }] of kept) if (until <= now()) kept.delete(old);
      const value = load();
      kept.set(key, { value, until: now() + milliseconds });
      value.catch(() => kept.delete(key));
      return value;
    },
    forget(): void {
      kept.clear();
    },
  };
}
