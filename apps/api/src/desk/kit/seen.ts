type Headers = Readonly<Record<string, string | undefined>>;

/** The revision that a caller saw, of a header `If-Match`: `3`, `"3"` or `W/"3"`; undefined where they saw none. */
export function revisionOf(headers: Headers): number | undefined {
  const digits = headers["if-match"]?.match(/\d+/)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** The digest that a caller saw, without its quotes; undefined where they saw none. */
export function digestOf(headers: Headers): string | undefined {
  return headers["if-match"]?.replace(/^(?:W\/)?"?|"$/g, "") || undefined;
}
