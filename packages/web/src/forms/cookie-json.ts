import { isRecord, parseJson } from "@precise/cart-core/json";

/** A value as the text of a cookie. It is neither signed nor encrypted: whatever is read back is checked like a first post. */
export function encodeCookieJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value).toWellFormed(), "utf8").toString("base64url");
}

/** The value of a cookie that `encodeCookieJson` made; undefined for anything else: a browser sends what it likes. */
export function decodeCookieJson(cookie = ""): unknown {
  return parseJson(Buffer.from(cookie, "base64url").toString("utf8"));
}

/** The keys of an object; none of anything else. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
