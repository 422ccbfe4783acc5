import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { parseJson } from "@precise/cart-core/json";
import { kobo, naira, wireValue } from "@precise/cart-core/money";
import { err, ok, type Result } from "@precise/cart-core/result";
import * as z from "zod/mini";
import type {
  PaymentLook,
  PaymentProvider,
  PaymentState,
  RefundLook,
} from "#api/modules/money/online/provider-port.ts";
import { type ShapeAnswer, shapeClient } from "./shape-client.ts";

/** Naira with decimals, as numbers and as texts. */
const nairaAmount = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+(\.\d{1,2})?$/)), z.transform(Number))]),
  z.transform(naira),
);
const moment = z.nullable(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
);
const transaction = z.object({
  transactionReference: z.string(),
  paymentReference: z.string(),
  amountPaid: nairaAmount,
  totalPayable: nairaAmount,
  settlementAmount: z.nullable(nairaAmount),
  paidOn: moment,
  paymentStatus: z.string(),
  currency: z.string(),
  paymentMethod: z.nullable(z.string()),
});
const page = z.object({ content: z.array(transaction), last: z.boolean() });
const refund = z.object({
  refundReference: z.string(),
  transactionReference: z.string(),
  refundAmount: nairaAmount,
  refundStatus: z.string(),
});
const notice = z.object({ eventType: z.string(), eventData: z.unknown() });
const paidNotice = z.object({ transactionReference: z.string(), paymentReference: z.string() });

const states: Readonly<Record<string, PaymentState>> = {
  PENDING: "waiting",
  PAID: "succeeded",
  // Money came in all three: `paid` beside `requested` says how much.
  OVERPAID: "succeeded",
  PARTIALLY_PAID: "succeeded",
  FAILED: "failed",
  EXPIRED: "failed",
  CANCELLED: "failed",
  REVERSED: "reversed",
};

/** Monnify behind the port, as far as it shows that it fits; it is not offered. @source decision 060 */
export function monnifyProvider(options: {
  readonly url: string;
  readonly apiKey: string;
  readonly clientSecret: string;
  readonly contractCode: string;
  readonly timeoutMilliseconds: number;
  readonly onFault: (fault: string) => void;
}): PaymentProvider {
  const { apiKey, clientSecret } = options;
  const call = shapeClient(options.url, options.timeoutMilliseconds, options.onFault);
  let token: string | undefined;

  async function ask(method: string, path: string, body?: object): Promise<ShapeAnswer | undefined> {
    if (token === undefined) {
      const basic = Buffer.from(`${apiKey}:${clientSecret}`).toString("base64");
      const login = await call("POST", "/api/v1/auth/login", {}, { authorization: `Basic ${basic}` });
      token = z.object({ accessToken: z.string() }).safeParse(login?.body.responseBody).data?.accessToken;
      if (token === undefined) return undefined;
    }
    const answer = await call(method, path, body, { authorization: `Bearer ${token}` });
    return typeof answer?.body.requestSuccessful === "boolean" ? answer : undefined;
  }

  /** Its words for "no such thing" are 404. */
  async function read<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<Result<z.output<Schema>, "unknown" | "unavailable">> {
    const answer = await ask("GET", path);
    if (answer?.status === 404) return err("unknown");
    const found = schema.safeParse(answer?.body.responseBody);
    return found.success ? ok(found.data) : err("unavailable");
  }

  const lookOf = (found: z.output<typeof transaction>): PaymentLook => {
    const state = states[found.paymentStatus] ?? "under_way";
    return {
      reference: found.paymentReference,
      state,
      requested: found.totalPayable,
      paid: found.amountPaid,
      currency: found.currency,
      isLive: apiKey.startsWith("MK_PROD_"),
      channel: found.paymentMethod,
      last4: null,
      providerRef: found.transactionReference,
      fees: found.settlementAmount === null ? kobo(0) : kobo(found.amountPaid - found.settlementAmount),
      paidAt: found.paidOn,
      message: null,
    };
  };

  async function look(name: string, value: string): ReturnType<PaymentProvider["look"]> {
    const query = new URLSearchParams({ [name]: value });
    const found = await read(`/api/v2/merchant/transactions/query?${query}`, transaction);
    return found.ok ? ok(lookOf(found.value)) : found;
  }

  async function lookAtRefund(refundRef: string): ReturnType<PaymentProvider["lookAtRefund"]> {
    if (!/^[\w-]+$/.test(refundRef)) return err("unknown");
    const found = await read(`/api/v1/refunds/${refundRef}`, refund);
    return found.ok ? ok(refundOf(found.value)) : found;
  }

  return {
    name: "monnify",
    async start(payment) {
      const body = {
        amount: wireValue(payment.amount),
        customerEmail: payment.email,
        paymentReference: payment.reference,
        paymentDescription: payment.note,
        currencyCode: "NGN",
        contractCode: options.contractCode,
        redirectUrl: payment.returnUrl,
        paymentMethods: payment.channels?.map((channel) =>
          channel === "bank_transfer" ? "ACCOUNT_TRANSFER" : channel.toUpperCase(),
        ),
      };
      const begin = () => ask("POST", "/api/v1/merchant/transactions/init-transaction", body);
      let answer = await begin();
      if (answer === undefined) {
        const found = await look("paymentReference", payment.reference);
        if (found.ok) return err("duplicate");
        if (found.code === "unavailable") return err("unavailable");
        answer = await begin();
      }
      if (answer === undefined) return err("unavailable");
      if (answer.body.requestSuccessful === false)
        return err(/duplicate/i.test(String(answer.body.responseMessage)) ? "duplicate" : "refused");
      const begun = z.object({ checkoutUrl: z.url() }).safeParse(answer.body.responseBody);
      return begun.success ? ok({ url: begun.data.checkoutUrl, expiresAt: null }) : err("unavailable");
    },
    look: (reference) => look("paymentReference", reference),
    lookByProviderRef: (providerRef) => look("transactionReference", providerRef),
    // It takes our own name of a refund, so that asking twice for one is asking once.
    async refund({ providerRef, amount, note, wasAsked, since, known }) {
      const refundReference = ownName(providerRef, amount, since, known);
      if (wasAsked) {
        const found = await lookAtRefund(refundReference);
        if (found.ok) return found;
        if (found.code === "unavailable") return err("unavailable");
      }
      const body = {
        transactionReference: providerRef,
        refundReference,
        refundAmount: wireValue(amount),
        refundReason: note,
        customerNote: note,
      };
      const answer = await ask("POST", "/api/v1/refunds/initiate-refund", body);
      if (answer?.body.requestSuccessful === false) return err("refused");
      const parsed = refund.safeParse(answer?.body.responseBody);
      if (parsed.success) return ok(refundOf(parsed.data));
      const late = await lookAtRefund(refundReference);
      return late.ok ? late : err("unavailable");
    },
    lookAtRefund,
    // The account goes with the request there; none is waited for.
    sendRefundTo: async () => err("refused"),
    async banks() {
      const bank = z.object({ code: z.string(), name: z.string() });
      const found = await read("/api/v1/banks", z.array(bank));
      return found.ok ? ok(found.value.toSorted(byName)) : err("unavailable");
    },
    async accountName(account) {
      const query = new URLSearchParams({ ...account });
      const holder = z.object({ accountName: z.string() });
      const found = await read(`/api/v1/disbursements/account/validate?${query}`, holder);
      return found.ok ? ok(found.value.accountName) : found;
    },
    readWebhook(body, headers) {
      const sent = headers["monnify-signature"];
      if (typeof sent !== "string" || !/^[0-9a-f]{128}$/.test(sent)) return err("bad_signature");
      const signature = createHmac("sha512", clientSecret).update(body).digest();
      if (!timingSafeEqual(signature, Buffer.from(sent, "hex"))) return err("bad_signature");
      const found = notice.safeParse(parseJson(new TextDecoder().decode(body)));
      if (!found.success) return err("not_readable");
      const { eventType, eventData } = found.data;
      const paid = paidNotice.safeParse(eventData);
      const key = `${eventType}:${paid.data?.transactionReference ?? createHash("sha256").update(body).digest("hex")}`;
      if (eventType !== "SUCCESSFUL_TRANSACTION" || !paid.success) return ok([{ kind: "other", key }]);
      return ok([{ kind: "payment", key, reference: paid.data.paymentReference }]);
    },
    async *listSuccesses(from, to) {
      for (let number = 0; ; number += 1) {
        const query = new URLSearchParams({
          page: String(number),
          size: "100",
          from: String(from.getTime()),
          to: String(to.getTime()),
        });
        const found = await read(`/api/v1/transactions/search?${query}`, page);
        if (!found.ok) throw new Error("Monnify gave no list of payments");
        for (const each of found.value.content) {
          const paid = lookOf(each);
          const isOfThen = paid.paidAt !== null && paid.paidAt >= from && paid.paidAt < to;
          if (paid.state === "succeeded" && isOfThen) yield paid;
        }
        if (found.value.last) return;
      }
    },
  };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, "en");
}

/** The same for the same wish, and none of those that are known. */
function ownName(providerRef: string, amount: number, since: Date, known: readonly string[]): string {
  for (let number = 0; ; number += 1) {
    const seed = `${providerRef} ${amount} ${since.getTime()} ${number}`;
    const name = `RF-${createHash("sha256").update(seed).digest("hex").slice(0, 24)}`;
    if (!known.includes(name)) return name;
  }
}

function refundOf(found: z.output<typeof refund>): RefundLook {
  const { refundStatus } = found;
  return {
    refundRef: found.refundReference,
    state: refundStatus === "COMPLETED" ? "processed" : refundStatus === "FAILED" ? "failed" : "processing",
    amount: found.refundAmount,
    expectedAt: null,
  };
}
