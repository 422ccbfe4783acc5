import { kobo } from "@precise/cart-core/money";
import { err, ok, type Result } from "@precise/cart-core/result";
import { cutText } from "@precise/contract/wire/cut-text";
import type * as z from "zod/mini";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { PaymentLook, PaymentProvider, PaymentStart, PaymentState } from "../provider-port.ts";
import type { FailureCircuit } from "./failure-circuit.ts";
import { isPathPart } from "./path-part.ts";
import { type PaystackAnswer, type PaystackClient, PaystackFault } from "./paystack-client.ts";
import { oneTransaction, startedTransaction, type transaction, transactionPage } from "./paystack-shapes.ts";

type PaymentMethods = Pick<PaymentProvider, "start" | "look" | "lookByProviderRef" | "listSuccesses">;

/** Followed up only where this is left of the time for a start. */
const shortestCallMilliseconds = 250;
/** A payment that succeeded today may have been begun days ago, and lists may go by its beginning. */
const longestPaymentMilliseconds = 5 * 86_400_000;
const pageSize = 100;
const mostPages = 1_000;

/**
 * Payments at Paystack: begun, looked at, listed.
 * @param circuit failures of `start` are counted there; while it is open `start` asks nothing
 * @param startMilliseconds for the whole of a start, the looking after a lost answer included
 */
export function paystackPayments(options: {
  readonly client: PaystackClient;
  readonly circuit: FailureCircuit;
  readonly url: string;
  readonly startMilliseconds: number;
}): PaymentMethods {
  const { client, circuit } = options;

  async function look(reference: string, milliseconds?: number): ReturnType<PaymentMethods["look"]> {
    if (!isPathPart(reference)) return err("unknown");
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    const answer = await client.get(path, {}, oneTransaction, milliseconds);
    return lookFrom(answer, (found) => found.reference === reference);
  }

  /** Undefined where its outcome is not known. */
  async function initialize(payment: PaymentStart, milliseconds: number) {
    const answer = await client.post(
      "/transaction/initialize",
      {
        reference: payment.reference,
        amount: payment.amount,
        currency: "NGN",
        email: payment.email,
        callback_url: payment.returnUrl,
        ...(payment.channels === undefined ? {} : { channels: payment.channels }),
        // Stands on its page in the place of the e-mail address.
        label: payment.reference,
        metadata: {
          cancel_action: payment.cancelUrl,
          custom_fields: [{ display_name: "Note", variable_name: "note", value: payment.note }],
        },
      },
      startedTransaction,
      milliseconds,
    );
    if (answer.kind === "down") return answer.mayBeDone ? undefined : err("unavailable");
    if (answer.kind === "refused") return err(isDuplicate(answer) ? "duplicate" : "refused");
    const { authorization_url, reference } = answer.value.data;
    const isOurs = reference === payment.reference && isPayable(authorization_url, options.url);
    return isOurs ? ok({ url: authorization_url, expiresAt: null }) : err("unavailable");
  }

  async function startOnce(payment: PaymentStart): ReturnType<PaymentMethods["start"]> {
    const deadline = performance.now() + options.startMilliseconds;
    const left = () => deadline - performance.now();
    const first = await initialize(payment, left());
    if (first !== undefined) return first;
    if (left() < shortestCallMilliseconds) return err("unavailable");
    const found = await look(payment.reference, left());
    if (found.ok) return err("duplicate");
    if (found.code !== "unknown" || left() < shortestCallMilliseconds) return err("unavailable");
    return (await initialize(payment, left())) ?? err("unavailable");
  }

  return {
    async start(payment) {
      if (circuit.isOpen()) return err("unavailable");
      const started = await startOnce(payment);
      if (!started.ok && started.code === "unavailable") circuit.failed();
      return started;
    },
    look: (reference) => look(reference),
    async lookByProviderRef(providerRef) {
      if (!isPathPart(providerRef)) return err("unknown");
      const path = `/transaction/${encodeURIComponent(providerRef)}`;
      return lookFrom(await client.get(path, {}, oneTransaction), (found) => found.id === providerRef);
    },
    async *listSuccesses(from, to) {
      const begun = new Date(from.getTime() - longestPaymentMilliseconds);
      const seen = new Set<string>();
      for (let page = 1; page <= mostPages; page += 1) {
        const query = {
          status: "success",
          from: wireTime(begun),
          to: wireTime(to),
          perPage: String(pageSize),
          page: String(page),
        };
        const answer = await client.get("/transaction", query, transactionPage);
        if (answer.kind !== "answered") throw new PaystackFault("Paystack gave no list of payments");
        const fresh = answer.value.data.filter(({ id }) => !seen.has(id));
        for (const each of fresh) {
          seen.add(each.id);
          const found = lookOf(each);
          if (found.paidAt === null || (found.paidAt >= from && found.paidAt < to)) yield found;
        }
        // A page may hold fewer than were asked for: only an end that is said, or nothing new, is the end.
        if (fresh.length === 0 || page === answer.value.meta.pageCount) return;
      }
      throw new PaystackFault("Paystack's list of payments does not end");
    },
  };
}

function lookFrom(
  answer: PaystackAnswer<z.output<typeof oneTransaction>>,
  isAsked: (found: z.output<typeof transaction>) => boolean,
): Result<PaymentLook, "unknown" | "unavailable"> {
  if (answer.kind === "refused") return err(isNotFound(answer) ? "unknown" : "unavailable");
  if (answer.kind === "down" || !isAsked(answer.value.data)) return err("unavailable");
  return ok(lookOf(answer.value.data));
}

function lookOf(found: z.output<typeof transaction>): PaymentLook {
  return {
    reference: found.reference,
    state: stateOf(found.status),
    requested: found.requested_amount ?? found.amount,
    paid: found.amount,
    currency: found.currency.toUpperCase(),
    isLive: found.domain === "live",
    channel: found.channel,
    // Of a transfer it is a part of an account number, such as X553.
    last4: /^\d{4}$/.test(found.authorization.last4 ?? "") ? found.authorization.last4 : null,
    providerRef: found.id,
    fees: found.fees ?? kobo(0),
    paidAt: found.paid_at,
    message: cutText(found.gateway_response || found.message || "", 200) || null,
  };
}

/** A state that we do not know says only that it is not over. */
function stateOf(status: string): PaymentState {
  switch (status) {
    case "success":
      return "succeeded";
    case "reversed":
    case "failed":
      return status;
    case "abandoned":
      return "waiting";
    default:
      return "under_way";
  }
}

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Whether a no means that there is no such thing: 404, or 400 with words. */
export function isNotFound({ status, code, message }: Refusal): boolean {
  return status === 404 || /not[ _]found/i.test(code) || /not found/i.test(message);
}

function isDuplicate({ code, message }: Refusal): boolean {
  return code === "duplicate_reference" || /duplicate transaction reference/i.test(message);
}

/** An address that payers may be sent to: encrypted, or of the very service we ask. */
function isPayable(address: string, serviceUrl: string): boolean {
  const { protocol, origin } = new URL(address);
  return protocol === "https:" || origin === new URL(serviceUrl).origin;
}
