import { randomBytes } from "node:crypto";
import { type ArticleWatch, articleWatch } from "@precise/contract/door/article-watch";

/** What this process knows of the catalogue's version. Filled by the poller, read by proxy, page cache and data layer. */
export interface CatalogueState {
  /** Version that the API named last; null until it answered for the first time. */
  version: string | null;
  /** A short while after a change, for other replicas of the API may still answer with the version before. */
  isSettling: boolean;
  /** Whether the API answered when it was last asked. */
  isApiUp: boolean;
  /** Changed stock, by article. */
  readonly articles: ArticleWatch;
  /** Names this process among those before it, whose clocks say nothing to this one. */
  readonly run: string;
  /** Asks the API now and takes its answer into this state. */
  ask: () => Promise<void>;
}

const key = Symbol.for("precise.catalogue-state");

/**
 * The one state of this process. Next bundles proxy, instrumentation and pages apart from each other and loads the page
 * cache as it is, so a module of ours exists several times; the global object is what they share.
 */
export function catalogueState(): CatalogueState {
  const shared = globalThis as typeof globalThis & { [key]?: CatalogueState };
  shared[key] ??= emptyState();
  return shared[key];
}

/**
 * The version under which answers of the API may be remembered; null while it is not known, and while a change settles: what a
 * replica says then may be of the version before, and would be believed until the next change.
 */
export function settledVersion(): string | null {
  const { version, isSettling } = catalogueState();
  return isSettling ? null : version;
}

/** Of a process that has not asked yet. */
export function emptyState(now: () => number = () => performance.now()): CatalogueState {
  return {
    version: null,
    isSettling: false,
    isApiUp: false,
    articles: articleWatch(now),
    run: randomBytes(6).toString("hex"),
    ask: async () => {},
  };
}
