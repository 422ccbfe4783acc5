/** How often a session-stored cart is read again while the page is visible. @source spec §9 "Timers" */
export const badgeRefreshMs = 1000;

/**
 * Watches what a badge shows: at once when the cart changes, and once per second while the page is visible.
 * @param onChange calls back whenever the cart changes, and gives the way to stop it
 * @returns stops it
 * @source spec §4 "Cart badge", design D8
 */
export function watchCount(reread: () => void, onChange: (listener: () => void) => () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const runWhileVisible = () => {
    clearInterval(timer);
    if (document.visibilityState !== "visible") return;
    reread();
    timer = setInterval(reread, badgeRefreshMs);
  };
  const stopListening = onChange(reread);
  document.addEventListener("visibilitychange", runWhileVisible);
  runWhileVisible();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", runWhileVisible);
    stopListening();
  };
}
