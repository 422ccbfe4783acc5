import * as z from "zod/mini";
import { normalisePhone } from "./nigeria/phone.ts";

/** True when a text holds a control character other than tab and line breaks, or a lone surrogate. */
export function hasControlCharacters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is this function's purpose.
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) || !text.isWellFormed();
}

/** A line of text that a person types: trimmed, without control characters, within a length in UTF-16 units. */
export function line(min: number, max: number) {
  return z.string().check(
    z.refine((text) => !hasControlCharacters(text) && !/[\t\r\n]/.test(text), {
      error: "must not contain control characters",
    }),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
}

/** Several lines of text that a person types. */
export function paragraph(max: number) {
  return z.string().check(
    z.refine((text) => !hasControlCharacters(text), { error: "must not contain control characters" }),
    z.trim(),
    z.maxLength(max),
  );
}

/** An e-mail address by the HTML standard's own expression and nothing stricter. @source design D12 */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
      { error: "must be an e-mail address" },
    ),
  );

/**
 * What the caller of an order has to know beside its number: its e-mail, or of an order that was placed without one its phone
 * number in any usual form. An order with an e-mail is never found by its phone.
 * @source decision 081
 */
export const buyerKey = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((text) => emailAddress.safeParse(text).success || normalisePhone(text).ok, {
    error: "must be an e-mail address, or the phone number of an order without one",
  }),
);

/** Whose order it is: of the session without `email`, else of a caller who knows both. */
export const whichOrder = { number: line(1, 40), email: z.optional(buyerKey) };
