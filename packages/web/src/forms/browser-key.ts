/** An idempotency key made in the browser. Not by `randomUUID`: a shop that is tried over plain http has none. */
export function browserKey(): string {
  return crypto.getRandomValues(new Uint32Array(6)).join("-");
}
