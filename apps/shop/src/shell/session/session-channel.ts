let channel: BroadcastChannel | null = null;

/** One channel for the whole page: a second one would bring a page its own news. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("precise-session");
  return channel;
}

/** Tells the other tabs that somebody has signed in or out. */
export function tellOtherTabs(): void {
  openChannel()?.postMessage("changed");
}

/** Calls back when another tab has signed in or out. @returns stops it */
export function onSessionChangeElsewhere(listener: () => void): () => void {
  const opened = openChannel();
  opened?.addEventListener("message", listener);
  return () => opened?.removeEventListener("message", listener);
}
