/** The cookies of a request by name; of a name that comes twice the first counts, as browsers send the longest path first. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(/; */)) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (at > 0 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1)));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not ours: our own values are percent-encoded.
    return value;
  }
}
