/** Whether the API answers, as the last calls found it. */
export interface Reachability {
  /** Since when no call has got through; null while calls do. */
  readonly awaySince: Date | null;
  /** When the API answered last; null before the first answer. */
  readonly answeredAt: Date | null;
}

let current: Reachability = { awaySince: null, answeredAt: null };
const listeners = new Set<() => void>();

function publish(next: Reachability): void {
  const hasTurned = (next.awaySince === null) !== (current.awaySince === null);
  current = next;
  if (hasTurned) for (const listener of listeners) listener();
}

/** For useSyncExternalStore: listeners hear when the API goes away and when it is back, not each answer. */
export const reachability = {
  current: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  noteAnswer: (at: Date) => publish({ awaySince: null, answeredAt: at }),
  noteNoAnswer: (at: Date) => publish({ ...current, awaySince: current.awaySince ?? at }),
};
