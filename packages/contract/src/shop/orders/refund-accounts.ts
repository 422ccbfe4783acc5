import * as z from "zod/mini";
import { whichOrder } from "../../nigeria/which-order.ts";
import { group, route } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";

/** Of the link in our e-mail: who knows an order's number and e-mail may look at it, and moves no money by that. */
const token = line(1, 512);
/** The code of a bank, and a NUBAN. */
const account = {
  bank_code: z.string().check(z.regex(/^[A-Za-z0-9-]{2,20}$/)),
  account_number: z.string().check(z.regex(/^\d{10}$/, { error: "must be the 10 digits of the account" })),
};

/** A refund that needs an account, as the link of our e-mail shows it. */
export const linkedRefund = z.object({
  number: z.string(),
  amount: wireAmount,
  /** What the link still does: a first one names the account once, the other stops that the refund goes there. */
  may: z.enum(["name", "stop", "nothing"]),
  /** The account that was named by it; `asks`: it is in another name than the buyer's, and waits for us. */
  account: z.optional(
    z.object({
      ending: z.string(),
      initials: z.string(),
      state: z.enum(["asks", "waits", "sending", "sent", "stopped", "refused"]),
      goes_at: z.string(),
    }),
  ),
});
export type LinkedRefund = z.infer<typeof linkedRefund>;

/** Reading changes nothing: mail scanners follow links. A POST, so that no log holds the token. */
export const readRefundAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/refund-account/read",
  isSafe: true,
  tag: "Payments",
  summary: "The refund that a link of our e-mail is about; the same 404 for every bad token",
  body: z.strictObject({ token }),
  yields: "refund",
  data: z.object({ refund: linkedRefund }),
  failures: [404],
});

/** Reads back whose account it is. 422 `unknown_account`: the bank has none of this number. */
export const checkRefundAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/refund-account/check",
  isSafe: true,
  tag: "Payments",
  summary: "The name of the account to which a refund of an order is to go",
  body: z.strictObject({ token, ...account }),
  data: z.object({ account_name: z.string(), bank_name: z.string(), amount: wireAmount }),
  failures: [404, 409, 422],
});

/**
 * Names the account, whose name the payer has seen, once for each link. The refund goes there after an hour, and after our
 * yes where the account is in another name. 409 `refund_needs_no_account`.
 */
export const sendRefundAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/refund-account",
  tag: "Payments",
  summary: "Names the account to which a refund of an order goes, by the link of our e-mail",
  body: z.strictObject({ token, ...account, account_name: line(1, 200) }),
  yields: "refund",
  data: z.object({ refund: linkedRefund }),
  failures: [404, 409, 422],
});

/**
 * For who kept a page and not the mail: the link goes to the order's own address and to nobody else, once in an hour. 409
 * `refund_needs_no_account`: none of the order's refunds waits for one.
 */
export const mailRefundAccountLink = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/refund-account/mail",
  tag: "Payments",
  summary: "Mails the link that names the account of a refund again, to the order's address",
  body: z.strictObject(whichOrder),
  data: z.object({}),
  failures: [404, 409],
});

/** Another link for another account is mailed. 409 `refund_needs_no_account`: it has gone. */
export const stopRefundAccount = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/refund-account/stop",
  tag: "Payments",
  summary: "Stops that a refund goes to the account that was named",
  body: z.strictObject({ token }),
  yields: "refund",
  data: z.object({ refund: linkedRefund }),
  failures: [404, 409],
});

const exampleToken = "eyJzdWIiOjF9.c2lnbmVk";
const exampleAccount = { token: exampleToken, bank_code: "057", account_number: "0123456789" };
/** The calls that name the account of a refund. */
export const refundAccountCalls = /* @__PURE__ */ group(
  { readRefundAccount, checkRefundAccount, sendRefundAccount, mailRefundAccountLink, stopRefundAccount },
  {
    readRefundAccount: { token: exampleToken },
    checkRefundAccount: exampleAccount,
    sendRefundAccount: { ...exampleAccount, account_name: "OBI ADA" },
    mailRefundAccountLink: { number: "PR-7K3M9QX1", email: "ada@example.com" },
    stopRefundAccount: { token: exampleToken },
  },
);
