import { useEffect } from "react";

/**
 * Moves focus into the screen when what had it is gone: a screen that was left, a button that its own act took away, a
 * dialog whose opener is no more. Otherwise focus falls to the page, and the next Tab begins at its top. Focus that is
 * still somewhere, or was given up by a press beside everything, stays as it is.
 * @param screenId of an element that takes focus (`tabIndex={-1}`) and stays while screens change
 */
export function useKeptFocus(screenId: string): void {
  useEffect(() => {
    let last: Element | null = document.activeElement;
    const remember = () => {
      last = document.activeElement;
    };
    const keep = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      document.getElementById(screenId)?.focus({ preventScroll: true });
    };
    const removals = new MutationObserver(keep);
    document.addEventListener("focusin", remember);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      removals.disconnect();
    };
  }, [screenId]);
}
