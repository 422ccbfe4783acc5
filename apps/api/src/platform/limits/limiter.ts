import { createHmac } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import { withoutDeadline } from "#api/platform/database/with-deadline.ts";
import { addHits, forgetHits, type Hits } from "./limit-rows.ts";
import type { LimitName, LimitRule } from "./limit-rules.ts";

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface Limiter {
  /** Counts one call; what is refused is not counted. */
  count(limit: LimitName, network: string): Promise<Verdict> | Verdict;
  /** Takes back one call that an `exact` limit has counted: it was not what the limit is for. */
  undoCount(limit: LimitName, network: string): Promise<void>;
  /** Forgets what an `exact` limit has counted in this window; other replicas learn of it within a second. */
  forget(limit: LimitName, network: string): Promise<void>;
  /** Reports to the database what was counted here and reads what other replicas counted. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Parts in which a caller's batched limit is reported: each replica may hold one part that the others do not know of yet. */
const parts = 16;
const flushMilliseconds = 250;
/** So long a replica refuses by what it knows, before it asks again whether the count was taken back elsewhere. */
const recheckMilliseconds = 1000;
/** Beyond so many callers in one window the oldest are forgotten here; the database still knows what was reported. */
const mostTallies = 50_000;
const allowed: Verdict = { allowed: true };

/** What is known of one caller in one window. */
interface Tally {
  /** All replicas' calls, as the database said last. */
  known: number;
  /** Calls counted here since. */
  unreported: number;
  /** When an exact limit's calls were last read. */
  knownAt: number;
  readonly endsAt: number;
}

/**
 * Limits per caller in fixed windows, shared by all replicas through the database.
 *
 * Batched limits decide by `known + unreported`. A sixteenth of the limit is reported at a time, by one statement for all
 * callers, at most four times a second; a caller who stays below that costs the database nothing. With N replicas a
 * caller may therefore get through up to N sixteenths of the limit, and what arrives in a quarter of a second, before
 * all replicas refuse: bounded, and never fewer calls than the limit promises. Without a database each replica goes on
 * by its own count.
 *
 * A caller's address is never stored: rows hold a keyed digest.
 * @source design D22
 */
export function createLimiter(
  sql: Sql,
  options: {
    readonly rules: Readonly<Record<LimitName, LimitRule>>;
    readonly factor: number;
    readonly secret: string;
    readonly now?: () => number;
    readonly onFault: (fault: unknown) => void;
  },
): Limiter {
  const { rules, factor, secret, now = Date.now, onFault } = options;
  const tallies = new Map<string, Tally>();
  const unreported = new Set<string>();
  const digests = new Map<string, string>();
  let flushTimer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  /** Kept for the callers of the moment: making one takes longer than the rest of counting. */
  function keyOf(limit: LimitName, network: string): string {
    let digest = digests.get(network);
    if (digest === undefined) {
      digest = createHmac("sha256", secret).update(network).digest("base64url");
      if (digests.size >= mostTallies) digests.clear();
      digests.set(network, digest);
    }
    return `${limit}:${digest}`;
  }

  function tallyOf(key: string, rule: LimitRule): Tally {
    const at = now();
    const found = tallies.get(key);
    if (found && found.endsAt > at) return found;
    const span = rule.windowSeconds * 1000;
    const tally = { known: 0, unreported: 0, knownAt: 0, endsAt: (Math.floor(at / span) + 1) * span };
    tallies.delete(key);
    tallies.set(key, tally);
    const oldest = tallies.size > mostTallies ? tallies.keys().next().value : undefined;
    if (oldest !== undefined) tallies.delete(oldest);
    return tally;
  }

  function refused(tally: Tally): Verdict {
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((tally.endsAt - now()) / 1000)) };
  }

  async function reportAll(): Promise<void> {
    const reports: Hits[] = [];
    for (const key of unreported) {
      const tally = tallies.get(key);
      if (tally && tally.endsAt > now())
        reports.push({ caller: key, endsAt: new Date(tally.endsAt), hits: tally.unreported });
    }
    unreported.clear();
    if (reports.length === 0) return;
    const totals = await addHits(sql, reports);
    for (const { caller, hits } of reports) {
      const tally = tallies.get(caller);
      if (!tally) continue;
      tally.known = totals.get(caller) ?? tally.known + hits;
      tally.unreported -= hits;
    }
  }

  function flush(): Promise<void> {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    flushing = (flushing ?? Promise.resolve()).then(reportAll).catch(onFault);
    return flushing;
  }

  async function countExactly(key: string, tally: Tally, most: number): Promise<Verdict> {
    const report = async (hits: number) => {
      const totals = await addHits(sql, [{ caller: key, endsAt: new Date(tally.endsAt), hits }]);
      tally.known = totals.get(key) ?? tally.known + hits;
      tally.knownAt = now();
    };
    if (tally.known >= most) {
      if (now() - tally.knownAt < recheckMilliseconds) return refused(tally);
      await report(0);
      if (tally.known >= most) return refused(tally);
    }
    await report(1);
    return tally.known > most ? refused(tally) : allowed;
  }

  return {
    async undoCount(limit, network) {
      const tally = tallyOf(keyOf(limit, network), rules[limit]);
      if (tally.known <= 0) return; // it was counted in a window that has ended
      tally.known -= 1;
      await addHits(sql, [{ caller: keyOf(limit, network), endsAt: new Date(tally.endsAt), hits: -1 }]);
    },
    async forget(limit, network) {
      const key = keyOf(limit, network);
      await forgetHits(sql, key);
      tallies.delete(key);
    },
    count(limit, network) {
      const rule = rules[limit];
      const most = Math.max(1, Math.round(rule.calls * (rule.isFixed ? 1 : factor)));
      const key = keyOf(limit, network);
      const tally = tallyOf(key, rule);
      if (rule.counting === "exact") return countExactly(key, tally, most);
      if (tally.known + tally.unreported >= most) return refused(tally);
      tally.unreported += 1;
      if (tally.unreported >= most / parts) {
        unreported.add(key);
        flushTimer ??= withoutDeadline(() => setTimeout(flush, flushMilliseconds)).unref();
      }
      return allowed;
    },
    flush,
    stop: flush,
  };
}
