/** News between the tabs of one browser. */
export interface TabChannel {
  /** Notifies the other tabs. @param message what has changed, where there is more than one thing */
  notify(message?: unknown): void;
  /** Calls back when another tab has notified; never for this page's own notifications. @returns stops it */
  onNotified(listener: (message: unknown) => void): () => void;
}

/**
 * Opened at its first use, once for the whole page: a second channel would bring a page its own news. Closed while the page
 * is away: one message to an open channel, and the browser gives up the page that it keeps for Back. A page that comes back
 * has missed the news.
 */
export function createChannel(name: string): TabChannel {
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | null = null;
  let isUsed = false;
  let isAway = false;
  const open = () => {
    if (channel || typeof BroadcastChannel === "undefined") return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      for (const listener of listeners) listener(data);
    };
    if (!isUsed) followPage();
    return channel;
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  const followPage = () => {
    isUsed = true;
    window.addEventListener("pagehide", () => {
      isAway = true;
      close();
    });
    window.addEventListener("pageshow", () => {
      isAway = false;
      if (listeners.size > 0) open();
    });
  };
  return {
    notify: (message = "changed") => {
      open()?.postMessage(message);
      // An answer that came just as the page was left.
      if (isAway) close();
    },
    onNotified: (listener) => {
      listeners.add(listener);
      if (!isAway) open();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
