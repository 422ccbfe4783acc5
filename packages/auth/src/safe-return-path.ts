/**
 * Where a cancelled sign-in was to lead: Amplify carries it in the state, after a hyphen, as two hex digits for each
 * character. Only when nothing is exchanged: a state that came with a code is checked by Amplify itself.
 * @returns "/" for whatever is not such a state
 */
export function returnPathOfState(state: string | null): string {
  const hex = /^[^-]+-((?:[0-9a-f]{2})+)$/.exec(state ?? "")?.[1] ?? "";
  return safeReturnPath(hex.replaceAll(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16))));
}

/**
 * Where to go after signing in: a path of this site, never another site, and never back to signing in.
 * @returns a path with its query and fragment that begins with exactly one slash; "/" for whatever is not such a path
 */
export function safeReturnPath(text: string | null | undefined): string {
  if (text === null || text === undefined || !text.startsWith("/")) return "/";
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose.
  const hasTrick = /^\/[/\\]|[\\\u0000-\u001f]/.test(text);
  const address = hasTrick ? null : URL.parse(text, "https://site.invalid");
  if (address === null || address.origin !== "https://site.invalid") return "/";
  // Dot segments are gone only now: "/.//evil.example" has become "//evil.example", another site to every browser.
  if (address.pathname.startsWith("//")) return "/";
  if (/^\/(?:auth|api)(?:\/|$)/.test(address.pathname)) return "/";
  return address.pathname + address.search + address.hash;
}
