import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { decodeCookieJson } from "@precise/web/forms/cookie-json";
import * as z from "zod/mini";
import { type CouponOutcome, longestCode } from "./coupon-outcome.ts";

export const couponCookieName = "coupon";

/** Long enough for the page that follows the form, and for a look around. */
const maxAgeSeconds = 10 * 60;

const text = z.string().check(z.maxLength(240));
const code = z.string().check(z.maxLength(longestCode));
const amount = z.nullable(z.number().check(z.gte(0)));
const outcomeSchema = z.union([
  z.object({ kind: z.literal("applied"), code, replaced: z.optional(code) }),
  z.object({ kind: z.literal("removed") }),
  z.object({
    kind: z.literal("refused"),
    code,
    problem: z.enum(["missing", "unreachable", "too_many_requests", "not_done"]),
  }),
  z.object({ kind: z.literal("refused"), code, reason: text }),
  z.object({
    kind: z.literal("raises"),
    code,
    discount: z.number().check(z.gte(0)),
    before: amount,
    after: amount,
  }),
]);

/**
 * What a plain form has come to, for the page that it leads back to: a code is worth money and appears in no address.
 * null forgets it.
 */
export function couponCookie(outcome: CouponOutcome | null): CookieToSet {
  return {
    name: couponCookieName,
    value: outcome === null ? "" : Buffer.from(JSON.stringify(outcome), "utf8").toString("base64url"),
    path: "/",
    maxAgeSeconds: outcome === null ? 0 : maxAgeSeconds,
    httpOnly: true,
  };
}

/** The outcome read back; null for anything else. */
export function readCouponCookie(cookie: string | undefined): CouponOutcome | null {
  const parsed = z.safeParse(outcomeSchema, decodeCookieJson(cookie));
  return parsed.success ? (parsed.data as CouponOutcome) : null;
}
