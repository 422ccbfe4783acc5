/** News that tabs exchange: a user begins to sign in or out, has done so, or has not got there. */
export type SessionNews = "changing" | "changed" | "unchanged";

/** No store: they are asked whether any is left, which decides on the channel after `pagehide`. */
const listeners = new Set<(news: SessionNews) => void>();
let channel: BroadcastChannel | null = null;

/** Notifies the other tabs of the session's changes. */
export function notifyOtherTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Calls back with news of the session from another tab. @returns stops it */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener);
  openChannel();
  return () => {
    listeners.delete(listener);
  };
}

/** One channel for the whole page: a second one would send a page its own news. */
function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel("precise-session");
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== "changing" && data !== "changed" && data !== "unchanged") return;
    for (const listener of listeners) listener(data);
  };
  // An open channel keeps a page out of the browser's back-forward cache.
  window.addEventListener("pagehide", closeChannel, { once: true });
  return channel;
}

function closeChannel(): void {
  channel?.close();
  channel = null;
  if (listeners.size > 0) window.addEventListener("pageshow", openChannel, { once: true });
}
