import { createHmac } from "node:crypto";

/** The value of `x-paystack-signature`: HMAC-SHA512 of the bytes that are sent, in lower-case hex. */
export function signatureOf(body: string, secretKey: string): string {
  return createHmac("sha512", secretKey).update(body, "utf8").digest("hex");
}

/** The same JSON in other bytes, as some of Paystack's notices come: `\/` and `\u00e9`. */
export function escapeBody(json: string): string {
  return json
    .replaceAll("/", "\\/")
    .replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
