/**
 * Calls back when the page comes back whole from the browser's back-forward cache: it has slept, and heard nothing of
 * what has happened meanwhile. @returns stops it
 */
export function onReturn(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}
