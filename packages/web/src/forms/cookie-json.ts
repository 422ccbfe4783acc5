/** A value as the text of a cookie. It is neither signed nor encrypted: whatever is read back is checked like a first post. */
export function encodeCookieJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value).toWellFormed(), "utf8").toString("base64url");
}

/** The value of a cookie that `encodeCookieJson` made; null for anything else: anybody can write a cookie. */
export function decodeCookieJson(cookie = ""): unknown {
  try {
    return JSON.parse(Buffer.from(cookie, "base64url").toString("utf8"));
  } catch {
    // Not our JSON.
    return null;
  }
}

/** The keys of an object; none of anything else. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
