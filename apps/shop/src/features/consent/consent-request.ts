/** Listeners of its own: a request is no state, and jotai is not in the first load of a page (decision 049). */
const listeners = new Set<() => void>();

/** Asks about the scripts of others again: the footer's button does. */
export function askForConsent(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the visitor wants to choose again. @returns stops listening */
export function onConsentAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
