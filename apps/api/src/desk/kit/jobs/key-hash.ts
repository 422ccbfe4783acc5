import { createHash } from "node:crypto";

/** A digest of a caller's Idempotency-Key and request: the same one again starts no second job. */
export function keyHash(key: string | undefined, body: object): string | undefined {
  return key === undefined
    ? undefined
    : createHash("sha256")
        .update(`${key}\n${JSON.stringify(body)}`)
        .digest("hex");
}
