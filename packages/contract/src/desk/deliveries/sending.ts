import * as z from "zod/mini";
import { normalisePhone } from "../../nigeria/phone.ts";
import { line } from "../../wire/text.ts";

/** A rider's phone. */
export const mobile = line(1, 30).check(
  z.refine((text) => normalisePhone(text).ok, {
    error: "must be a Nigerian mobile number",
    params: { code: "bad_phone" },
  }),
);

/** A link that may stand on a page: https, and no name or password in it. */
export const trackingUrl = line(1, 500).check(
  z.refine(isSafeLink, { error: "must be a link that begins with https://" }),
);

/** Host, port and what follows; a name before the host would mislead anyone who reads it. */
const safeLink = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

function isSafeLink(text: string): boolean {
  return safeLink.test(text);
}

/** A rider whom we know, a new one, or a carrier. */
export const deliveryBy = z.union([
  z.strictObject({ rider_id: z.int().check(z.gte(1)) }),
  z.strictObject({ rider: z.strictObject({ name: line(2, 80), phone: mobile }) }),
  z.strictObject({
    carrier: line(2, 80),
    waybill: z.optional(line(1, 80)),
    tracking_url: z.optional(trackingUrl),
  }),
]);

const pieceCount = z.int().check(z.gte(0), z.lte(1_000_000));
/** What of a line goes now. */
export const chosenPieces = z.strictObject({
  line: z.int().check(z.gte(1), z.lte(10_000)),
  quantity: pieceCount,
  of: pieceCount,
});
