import { trackingUrl } from "@precise/contract/desk/deliveries/sending";
import { normalisePhone } from "@precise/contract/nigeria/phone";
import * as z from "zod/mini";
import { nairaBetween, wholeNumber } from "#api/desk/kit/operator-input.ts";

/** One line of text between two lengths. */
export function text(least: number, most: number) {
  return z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
}

export const rowId = wholeNumber(1, 2_147_483_647);

export const riderName = text(2, 80);

export const riderPhone = z
  .string()
  .check(z.refine((typed) => normalisePhone(typed).ok, { error: "must be a Nigerian mobile number" }));

/** Who brings an order: a rider by id or by phone, or a carrier. */
export const bringer = z.union([
  z.strictObject({ id: rowId }),
  z.strictObject({ rider: z.strictObject({ name: riderName, phone: riderPhone }) }),
  z.strictObject({ carrier: riderName }),
]);

export const shipmentFields = {
  waybill: z.optional(text(1, 80)),
  trackingUrl: z.optional(trackingUrl),
  parcels: z._default(wholeNumber(1, 99), 1),
};

/** Of the request: one that is sent twice counts once. */
export const requestKey = z.optional(text(1, 128));

/** Naira from nothing to a billion. */
export const handedNaira = nairaBetween(0, 1_000_000_000);
