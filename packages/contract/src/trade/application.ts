import * as z from "zod/mini";
import { normaliseRcNumber } from "../nigeria/rc-number.ts";
import { states } from "../nigeria/states.ts";
import { contact } from "../shop/orders/order.ts";
import { group, route } from "../wire/route.ts";
import { line, paragraph } from "../wire/text.ts";

/** What a company that applies does, with the words for people. */
export const clientTrades = [
  { value: "contractor", label: "Electrical contractor" },
  { value: "designer", label: "Interior designer or architect" },
  { value: "developer", label: "Property developer" },
  { value: "hospitality", label: "Hotel, restaurant or venue" },
  { value: "retailer", label: "Retailer or installer" },
  { value: "other", label: "Something else" },
] as const;

/** A Nigerian tax identification number as companies write it: "12345678-0001", or 10 to 14 digits; or empty. */
export const taxNumber = line(0, 20).check(
  z.refine((text) => text === "" || /^(?:\d{8}-\d{4}|\d{10,14})$/.test(text), {
    error: "must be a tax number, such as 12345678-0001",
  }),
);

/** What a company says about itself. */
export const clientApplicationBody = z.strictObject({
  company: line(2, 120),
  /** Registration number with the Corporate Affairs Commission in any usual form, kept as "RC 123456"; "" for none. */
  rc_number: z.optional(
    line(0, 30).check(
      z.refine((text) => text === "" || normaliseRcNumber(text).ok, {
        error: "must be a registration number, such as RC 123456",
      }),
    ),
  ),
  /** Tax identification number, for its invoices: digits, with or without a hyphen. */
  tin: z.optional(taxNumber),
  trade: z.enum(clientTrades.map(({ value }) => value)),
  state: z.enum(states.map(({ name }) => name)),
  contact,
  message: z.optional(paragraph(1000)),
});

/**
 * Asks for a trade account. The answer is the same for every address, whether it has an account or an application
 * already, so that the answer does not reveal who buys here.
 */
export const applyForClientAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/apply",
  tag: "Trade session",
  summary: "Applies for a trade account; an operator reviews it",
  status: 201,
  body: clientApplicationBody,
  yields: "received",
  data: z.object({ received: z.literal(true) }),
});

/** The call of trade applications. */
export const clientApplicationCalls = /* @__PURE__ */ group(
  { applyForClientAccount },
  {
    applyForClientAccount: {
      company: "Eko Build Contractors Ltd",
      rc_number: "RC 123456",
      trade: "contractor",
      state: "Lagos",
      contact: {
        email: "ngozi@ekobuild.example",
        firstname: "Ngozi",
        lastname: "Bello",
        phone: "0803 000 0000",
      },
      message: "Forty flats in Yaba, from March.",
    },
  },
);
