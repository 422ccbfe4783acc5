const escapes = /%([0-9a-f]{2})/gi;
/** Characters that mean the same with and without an escape. @source RFC 3986 §2.3 */
const unreserved = /[a-z0-9\-._~]/i;

/**
 * The one form of a path that routers read alike: without escapes that it does not need, and without dot segments.
 * @returns null where it cannot be read, or where its one form would name another host
 * @source RFC 3986 §6.2.2, decision 077
 */
export function normalPath(path: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(path)) return null;
  const plain = path.replace(escapes, (whole, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return unreserved.test(character) ? character : whole;
  });
  const kept: string[] = [];
  const segments = plain.split("/").slice(1);
  for (const [at, segment] of segments.entries()) {
    const isDots = segment === "." || segment === "..";
    if (segment === "..") kept.pop();
    if (!isDots) kept.push(segment);
    else if (at === segments.length - 1) kept.push("");
  }
  const normal = `/${kept.join("/")}`;
  return normal !== path && normal.startsWith("//") ? null : normal;
}
