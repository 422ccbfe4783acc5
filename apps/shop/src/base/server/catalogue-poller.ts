import { setTimeout as delay } from "node:timers/promises";
import { fetchCatalogueChanges } from "@precise/api-client/products";
import { apiForEveryone } from "@precise/web/server/api";
import { type CatalogueState, catalogueState } from "./catalogue-state.ts";

/**
 * A change shows within five seconds (design D18): one until the API has learned of it, this, two in caches before us, and the
 * time of one page (decision 037).
 */
const pollEveryMs = 1_500;
/** Another replica of the API learns of a new catalogue this much later at most. */
const settleMs = 3_000;
/** An API that takes longer for a version than this is as good as gone. */
const timeoutMs = 1_500;
/** How long the start waits for the first answer, so that the first page is already right. */
const firstAnswerMs = 400;

/**
 * Asks the API what has changed, now and then again and again. What it learns is kept in the catalogue state: the page
 * cache rebuilds a page when the version has changed or the stock of an article that it shows, and keeps what it has
 * while the API does not answer.
 */
export async function startCataloguePoller(): Promise<void> {
  catalogueState().ask = poll;
  const first = poll();
  setInterval(poll, pollEveryMs).unref();
  await Promise.race([first, delay(firstAnswerMs, undefined, { ref: false })]);
}

let underWay: Promise<void> | undefined;

/** Many may ask at once: one call answers them all. */
function poll(): Promise<void> {
  underWay ??= askOnce().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function askOnce(): Promise<void> {
  const state = catalogueState();
  const result = await fetchCatalogueChanges({ ...apiForEveryone(), timeoutMs }, state.articles.since());
  if (result.ok) state.articles.learn(result.value.stock);
  noteVersion(state, result.ok ? result.value.version : null, (done) => setTimeout(done, settleMs).unref());
}

/**
 * Takes one answer into the state. A first version has no change behind it and needs no settling.
 * @param answered the version, or null where the API did not answer
 * @param afterSettling calls back once other replicas have had time to learn of a change
 */
export function noteVersion(
  state: CatalogueState,
  answered: string | null,
  afterSettling: (done: () => void) => void,
): void {
  state.isApiUp = answered !== null;
  if (answered === null || answered === state.version) return;
  state.isSettling = state.version !== null;
  state.version = answered;
  if (!state.isSettling) return;
  afterSettling(() => {
    // A later change settles by a time of its own.
    if (state.version === answered) state.isSettling = false;
  });
}
