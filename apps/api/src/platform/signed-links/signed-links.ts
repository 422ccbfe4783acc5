import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

/** What a link may be for. A token of one purpose opens nothing of another. */
export type LinkPurpose =
  | "newsletter-unsubscribe"
  | "stock-notice-stop"
  | "delivery-fee"
  | "order-confirm"
  | "order-change"
  | "refund-account"
  | "refund-account-stop"
  | "invoice"
  | "credit-note"
  | "appointment"
  | "trade-password"
  | "staff-invitation"
  | "shop-preview";

/** Signs and opens the tokens of links in mails. */
export interface SignedLinks {
  /**
   * A token for a link's path: URL-safe, the same for the same values.
   * @param subject what it opens: an id, never an e-mail, for the token can be read by anyone who has it
   */
  sign(purpose: LinkPurpose, subject: string, expiresAt: Date): string;
  /** The subject of a token of this purpose; undefined for one that is made up, of another purpose, or expired. */
  open(purpose: LinkPurpose, token: string): string | undefined;
}

const claims = z.tuple([z.string(), z.int()]);

/**
 * Tokens are `body.signature`: the subject and its expiry, and an HMAC-SHA-256 under a key of the purpose's own.
 * @param secret at least 32 characters; all replicas have the same
 */
export function createSignedLinks(secret: string, now: () => number = Date.now): SignedLinks {
  function signature(purpose: LinkPurpose, body: string): Buffer {
    const key = createHmac("sha256", secret).update(`precise link: ${purpose}`).digest();
    return createHmac("sha256", key).update(body).digest();
  }
  return {
    sign(purpose, subject, expiresAt) {
      const expirySeconds = Math.floor(expiresAt.getTime() / 1000);
      const body = Buffer.from(JSON.stringify([subject, expirySeconds])).toString("base64url");
      return `${body}.${signature(purpose, body).toString("base64url")}`;
    },
    open(purpose, token) {
      const [body = "", signed = "", ...rest] = token.split(".");
      const expected = signature(purpose, body);
      const sentSignature = Buffer.from(signed, "base64url");
      // Of another length it cannot be right, and the length is no secret; equal lengths are compared in equal time.
      if (
        rest.length > 0 ||
        sentSignature.length !== expected.length ||
        !timingSafeEqual(sentSignature, expected)
      )
        return undefined;
      // Signed by us, so it is what `sign` wrote.
      const [subject, expirySeconds] = claims.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
      return now() < expirySeconds * 1000 ? subject : undefined;
    },
  };
}

/**
 * A time at least so many days ahead, at a midnight of UTC: links that are made again at each view stay the same for a day.
 */
export function daysAhead(days: number, now: number = Date.now()): Date {
  const day = 24 * 60 * 60_000;
  return new Date((Math.ceil(now / day) + days) * day);
}
