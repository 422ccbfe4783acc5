/** News between the tabs of one browser. */
export interface TabChannel {
  /** Notifies the other tabs that something has changed. */
  notify(): void;
  /** Calls back when another tab has notified; never for this page's own notifications. @returns stops it */
  onNotified(listener: () => void): () => void;
}

/** Opened at its first use, once for the whole page: a second channel would bring a page its own news. */
export function createChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    notify: () => open()?.postMessage("changed"),
    onNotified: (listener) => {
      const opened = open();
      opened?.addEventListener("message", listener);
      return () => opened?.removeEventListener("message", listener);
    },
  };
}
