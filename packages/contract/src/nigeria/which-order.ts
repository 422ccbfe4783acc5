import * as z from "zod/mini";
import { cleanText } from "../wire/clean-text.ts";
import { emailAddress, line } from "../wire/text.ts";
import { normalisePhone } from "./phone.ts";

/**
 * What the caller of an order has to know beside its number: its e-mail, or of an order that was placed without one its phone
 * number in any usual form. An order with an e-mail is never found by its phone.
 * @source decision 081
 */
export const buyerKey = z.string().check(
  z.overwrite(cleanText),
  z.trim(),
  z.maxLength(254),
  z.refine((text) => emailAddress.safeParse(text).success || normalisePhone(text).ok, {
    error: "must be an e-mail address, or the phone number of an order without one",
  }),
);

/** Whose order it is: of the session without `email`, else of a caller who knows both. */
export const whichOrder = { number: line(1, 40), email: z.optional(buyerKey) };
