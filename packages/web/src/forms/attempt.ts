import { createHash, randomBytes } from "node:crypto";

/** A new part for idempotency keys: 192 bits no one can guess. */
export function newAttempt(): string {
  return randomBytes(24).toString("base64url");
}

/** True for what may be an attempt: it comes back in a cookie, which anyone can write. */
export function isAttempt(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{16,43}$/.test(value);
}

/**
 * The idempotency key of a request: the same for the same request in the same attempt, so that a double press, a reload or
 * a repeat after a lost answer does it once; another for any change, so that a change is never answered from before.
 * @source design "Order calls"
 */
export function idempotencyKey(attempt: string, request: unknown): string {
  return createHash("sha256")
    .update(`${attempt}\n${JSON.stringify(request)}`)
    .digest("base64url");
}
