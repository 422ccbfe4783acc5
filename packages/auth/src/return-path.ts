/**
 * Where to go after signing in: a path of this site, never another site, and never back to signing in.
 * @returns "/" for whatever is not such a path
 */
export function safeReturnPath(text: string | null | undefined): string {
  if (text === null || text === undefined || !text.startsWith("/")) return "/";
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
  const hasTrick = /^\/[/\\]|[\\\u0000-\u001f]/.test(text);
  const address = hasTrick ? null : URL.parse(text, "https://site.invalid");
  if (address === null || address.origin !== "https://site.invalid") return "/";
  if (/^\/(?:auth|api)(?:\/|$)/.test(address.pathname)) return "/";
  return address.pathname + address.search + address.hash;
}
