/** Longest token that the API takes. @source packages/contract/src/newsletter.ts */
export const longestToken = 1000;

/** Where a newsletter's link leads: it asks, and only its button unsubscribes. */
export function unsubscribePage(token: string): `/${string}` {
  return `/newsletter/unsubscribe/${encodeURIComponent(token)}`;
}
