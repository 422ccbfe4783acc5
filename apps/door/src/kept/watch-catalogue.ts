import { type ArticleWatch, articleWatch } from "@precise/contract/door/article-watch";
import {
  catalogueChangesPath,
  pageVersion,
  readCatalogueChanges,
} from "@precise/contract/door/catalogue-changes";
import type { Upstreams } from "../upstream/ask-upstream.ts";
import { ownHeaders } from "../visitors/headers.ts";

/** A change shows within five seconds: one until the API has learned of it, this, and the time of one page. @source decision 037 */
const pollEveryMs = 1_500;
/** An API that takes longer for a version than this is as good as gone. */
const timeoutMs = 1_500;

/** What the door knows of the catalogue that pages are made from. */
export interface CatalogueWatch {
  /** Version that the API named last; null until it answered for the first time. */
  version(): string | null;
  /** Release that the API named last; undefined where it named none. */
  release(): string | undefined;
  /** Whether the API answered when it was last asked. */
  isApiUp(): boolean;
  /** Asks now; what asks at the same time shares the answer. */
  ask(): Promise<void>;
  readonly articles: Pick<ArticleWatch, "revision" | "isUnchangedSince">;
  close(): void;
}

/** Asks the API what has changed, now and then again and again. */
export function watchCatalogue(upstreams: Upstreams, internalSecret: string | undefined): CatalogueWatch {
  const articles = articleWatch(() => performance.now());
  let version: string | null = null;
  let release: string | undefined;
  let isApiUp = false;
  let underWay: Promise<void> | undefined;

  async function askOnce(): Promise<void> {
    try {
      const { status, body } = await upstreams.ask({
        upstream: "api",
        method: "GET",
        path: catalogueChangesPath.replace("{since}", encodeURIComponent(articles.since())),
        headers: ownHeaders(internalSecret),
        mayRepeat: true,
        repeatOn: [],
        timeoutMs,
      });
      const said = readCatalogueChanges(await body.json());
      isApiUp = status === 200 && said !== null;
      if (said === null) return;
      articles.learn(said.stock);
      version = pageVersion(said);
      release = said.release;
    } catch {
      // Not there, or not in time: asked again in a moment.
      isApiUp = false;
    }
  }
  function ask(): Promise<void> {
    underWay ??= askOnce().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }
  void ask();
  const timer = setInterval(() => void ask(), pollEveryMs).unref();
  return {
    version: () => version,
    release: () => release,
    isApiUp: () => isApiUp,
    ask,
    articles,
    close: () => clearInterval(timer),
  };
}
