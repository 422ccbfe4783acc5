import { digest } from "#api/platform/once/order-keys.ts";

/** A digest of a caller's Idempotency-Key and request: the same one again starts no second job. */
export function keyHash(key: string | undefined, body: object): string | undefined {
  return key === undefined ? undefined : digest(`${key}\n${JSON.stringify(body)}`);
}
