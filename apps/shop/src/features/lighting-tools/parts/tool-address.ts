/**
 * The query of a form as the tools' addresses have it: what is empty and may be left out is left out, so that an address stays
 * short enough to send.
 * @param entries name and value of each field, as FormData gives them
 * @param needed names of fields that stay although they are empty, for the page to say so
 * @returns with its question mark; empty where nothing is left
 */
export function toolSearch(
  entries: Iterable<readonly [string, unknown]>,
  needed: ReadonlySet<string> = new Set(),
): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    const text = String(value).trim();
    if (text !== "" || needed.has(name)) params.append(name, text);
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** The address of a page with some of its values changed; null takes one away. */
export function changedAddress(
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return path + toolSearch(next);
}
