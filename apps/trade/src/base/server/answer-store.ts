const key = Symbol.for("precise.trade-kept-answers");

/** How long an answer is stored. */
const keptMs = 30 * 60 * 1000;
/** Most answers that are stored at a time: the largest are lists of 5,000 rows, about 2 MB each. */
const mostStored = 40;

interface Kept {
  readonly session: string;
  readonly until: number;
  readonly value: unknown;
}

/**
 * Stores an answer of the API for the page that a plain form leads to next: a browser without scripts has no other place for
 * it. In this process only and for half an hour; a page whose answer is gone says so and leads back.
 * @param session the session's token: no other session reads it
 */
export function storeAnswer(id: string, session: string, value: unknown): void {
  const all = answerStore();
  all.delete(id);
  all.set(id, { session, until: Date.now() + keptMs, value });
  for (const [oldest, { until }] of all) {
    if (all.size <= mostStored && until > Date.now()) break;
    all.delete(oldest);
  }
}

/** The answer that this session has stored; undefined where there is none. */
export function storedAnswer(id: string, session: string): unknown {
  const kept = answerStore().get(id);
  return kept?.session === session && kept.until > Date.now() ? kept.value : undefined;
}

/** The one store of this process: Next bundles form handlers and pages apart from each other. */
function answerStore(): Map<string, Kept> {
  const shared = globalThis as typeof globalThis & { [key]?: Map<string, Kept> };
  shared[key] ??= new Map();
  return shared[key];
}
