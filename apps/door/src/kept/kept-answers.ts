import type { PageVouch } from "@precise/contract/door/page-notes";
import { LRUCache } from "lru-cache";
import type { CatalogueWatch } from "./watch-catalogue.ts";

const mostBytes = 16_000_000;
const mostAnswers = 4_000;
/** A page whose origin we know is kept so long though shared caches may keep it for a second: we learn of every change. */
const leastVouchedMs = 60_000;
/** What cannot be vouched for yet, right after a change: as long as it spares the app a crowd, and no shopper notices. */
const unvouchedMs = 500;

/** An answer that everyone gets alike, as it was last sent. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** As it travels, compressed. */
  readonly body: Buffer;
  readonly etag: string;
  /** Request headers other than Accept-Encoding that change the answer. */
  readonly varies: readonly string[];
  /** What it was made from; null where the app does not say. */
  readonly vouch: PageVouch | null;
  /** Articles whose stock it shows. */
  readonly shown: readonly string[];
  readonly rule: CacheRule;
}

/** How long a shared cache may keep an answer, in seconds. @source RFC 9111 §5.2.2, RFC 5861 */
export interface CacheRule {
  readonly fresh: number;
  /** So long after that it may be sent while it is made again. */
  readonly whileMadeAnew: number;
  /** And so long while it cannot be made. */
  readonly inOutage: number;
}

/**
 * - `fresh`: to be sent;
 * - `stale`: to be sent, and made again beside it;
 * - `spare`: to be sent where no other can be had.
 */
export type KeptState = "fresh" | "stale" | "spare";

interface Entry {
  answer: KeptAnswer;
  readonly keptAt: number;
  lastFreshAt: number;
  /** What the watch said of it, and when it was asked. */
  checked: { readonly revision: number; readonly version: string | null; readonly isVouched: boolean };
}

/** Answers by what was asked. */
export interface KeptAnswers {
  find(
    key: string,
    headers: Readonly<Record<string, unknown>>,
  ): { readonly answer: KeptAnswer; readonly state: KeptState } | undefined;
  /** What is kept for it, however old. */
  peek(key: string): KeptAnswer | undefined;
  keep(key: string, answer: KeptAnswer): void;
  /** The same answer in fewer bytes. */
  shrink(key: string, answer: KeptAnswer, body: Buffer): void;
  size(): { readonly entries: number; readonly bytes: number };
}

/**
 * Keeps what HTTP lets any shared cache keep, and gives it up when the catalogue has another version or an article that it
 * shows has other stock: then the answer no longer vouches for what the API says.
 * @param now milliseconds of a clock that is never set back
 * @source design D25, D32
 */
export function keptAnswers(
  watch: Pick<CatalogueWatch, "version" | "articles">,
  now: () => number = () => performance.now(),
): KeptAnswers {
  const entries = new LRUCache<string, Entry>({
    max: mostAnswers,
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) =>
      answer.body.length + 2 * (key.length + answer.shown.join("").length) + 1_000,
  });

  /** Asked of the watch once per change: most requests come in between. */
  function isVouched(entry: Entry, { vouch, shown }: KeptAnswer & { vouch: PageVouch }): boolean {
    const revision = watch.articles.revision();
    const version = watch.version();
    if (entry.checked.revision !== revision || entry.checked.version !== version) {
      const isVouched = vouch.version === version && watch.articles.isUnchangedSince(shown, vouch.cursor);
      entry.checked = { revision, version, isVouched };
    }
    return entry.checked.isVouched;
  }
  function freshMs(entry: Entry): number {
    const { answer } = entry;
    const { vouch, rule } = answer;
    if (vouch === null) return rule.fresh * 1_000;
    return isVouched(entry, { ...answer, vouch })
      ? Math.max(rule.fresh * 1_000, leastVouchedMs)
      : unvouchedMs;
  }
  function stateOf(entry: Entry): KeptState | undefined {
    const at = now();
    const { rule } = entry.answer;
    if (at - entry.keptAt <= freshMs(entry)) {
      entry.lastFreshAt = at;
      return "fresh";
    }
    // Only what was right a moment ago: a page that no one asked for since may be hours old.
    if (at - entry.lastFreshAt <= rule.whileMadeAnew * 1_000) return "stale";
    return at - entry.lastFreshAt <= rule.inOutage * 1_000 ? "spare" : undefined;
  }

  return {
    find(key, headers) {
      const entry = entries.get(key);
      if (entry === undefined || entry.answer.varies.some((name) => headers[name] !== undefined))
        return undefined;
      const state = stateOf(entry);
      return state && { answer: entry.answer, state };
    },
    peek: (key) => entries.peek(key)?.answer,
    keep(key, answer) {
      const at = now();
      const checked = { revision: -1, version: null, isVouched: false };
      entries.set(key, { answer, keptAt: at, lastFreshAt: at, checked });
    },
    shrink(key, answer, body) {
      const entry = entries.peek(key);
      if (entry?.answer !== answer) return;
      entry.answer = {
        ...answer,
        headers: { ...answer.headers, "content-length": String(body.length) },
        body,
      };
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** What an answer's Cache-Control lets shared caches do; null where they may not keep it. */
export function cacheRuleOf(header: string | string[] | undefined): CacheRule | null {
  // Two rules at once contradict each other.
  if (typeof header !== "string" || !/\bpublic\b/.test(header) || /\b(?:private|no-store)\b/.test(header))
    return null;
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(header)?.[1] ?? 0);
  const fresh = seconds("s-maxage");
  if (fresh === 0) return null;
  return { fresh, whileMadeAnew: seconds("stale-while-revalidate"), inOutage: seconds("stale-if-error") };
}

/** Names of `Vary` other than Accept-Encoding; null where the answer is another one for everyone. */
export function variesOf(header: string | string[] | undefined): string[] | null {
  const names = [header ?? []].flat().join(",").toLowerCase().split(",");
  const others = names.map((name) => name.trim()).filter((name) => !["", "accept-encoding"].includes(name));
  return others.includes("*") ? null : others;
}
