const listeners = new Set<() => void>();

/** Asks about the scripts of others anew: the footer's button does. */
export function askForConsent(): void {
  for (const listener of listeners) listener();
}

/** Hears of it when somebody wants to choose anew. @returns stops listening */
export function onConsentAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
