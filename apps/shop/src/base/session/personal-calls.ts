import { onReturn } from "@precise/web/shell/on-return";
import { notifyOtherTabs, onSessionNews, type SessionNews } from "./session-channel.ts";

/** Calls whose answer depends on who is signed in. */
const isPersonal = /^\/api\/(account|cart|orders|session|wishlist)(\/|$)/;
/** Of these only the reads may be given up: a write has perhaps been done. */
const isRead = (path: string, method: string | undefined) =>
  method === "GET" || path === "/api/cart/get" || path === "/api/orders/track";

/** How long a tab waits for another one that began to sign in or out and is not heard of again. */
const longestChangeMs = 15_000;

const readsUnderWay = new Set<AbortController>();
const writesUnderWay = new Set<Promise<unknown>>();
let isChanging = false;
let isListening = false;
let giveUpWaiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches, but keeps personal calls and changes of the session apart: while a user signs in or out here or in another
 * tab, no call leaves that names a cart or a person of the session before.
 */
export async function fetchApart(path: string, init: RequestInit): Promise<Response> {
  if (!isPersonal.test(path)) return fetch(path, init);
  listen();
  if (isChanging) throw new DOMException("The session is changing.", "AbortError");
  return isRead(path, init.method) ? fetchRead(path, init) : fetchWrite(path, init);
}

/**
 * Signs in or out with nothing personal under way: reads are given up, writes are waited for, and none begins. After a
 * change that stays so, for the page is left then.
 * @param hasChanged decides from the outcome whether the session is another one now
 */
export async function changeSession<Outcome>(
  change: () => Promise<Outcome>,
  hasChanged: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  listen();
  pause();
  notifyOtherTabs("changing");
  let isChanged = false;
  try {
    await Promise.allSettled(writesUnderWay);
    const outcome = await change();
    isChanged = hasChanged(outcome);
    return outcome;
  } finally {
    notifyOtherTabs(isChanged ? "changed" : "unchanged");
    if (!isChanged) resume();
  }
}

/** Only a page that makes personal calls needs to know of other tabs. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  onSessionNews(hearNews);
  // It has slept through the end of any change, and goes on in the session that there is.
  onReturn(resume);
}

function hearNews(news: SessionNews): void {
  clearTimeout(giveUpWaiting);
  if (news === "changing") {
    pause();
    giveUpWaiting = setTimeout(resume, longestChangeMs);
  } else resume();
}

function pause(): void {
  isChanging = true;
  for (const read of readsUnderWay) read.abort();
  readsUnderWay.clear();
}

function resume(): void {
  isChanging = false;
}

async function fetchRead(path: string, init: RequestInit): Promise<Response> {
  const read = new AbortController();
  readsUnderWay.add(read);
  const signal = init.signal ? AbortSignal.any([init.signal, read.signal]) : read.signal;
  try {
    return await fetch(path, { ...init, signal });
  } finally {
    readsUnderWay.delete(read);
  }
}

async function fetchWrite(path: string, init: RequestInit): Promise<Response> {
  // What was begun is sent to its end, even when the page is left meanwhile.
  const write = fetch(path, { ...init, keepalive: true });
  writesUnderWay.add(write);
  try {
    return await write;
  } finally {
    writesUnderWay.delete(write);
  }
}
