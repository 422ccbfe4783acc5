import { createHash, timingSafeEqual } from "node:crypto";
import { parseJson } from "@precise/cart-core/json";
import { naira, wireValue } from "@precise/cart-core/money";
import { err, ok, type Result } from "@precise/cart-core/result";
import * as z from "zod/mini";
import type {
  PaymentLook,
  PaymentProvider,
  PaymentState,
  RefundLook,
} from "#api/modules/money/online/provider-port.ts";
import { type ShapeAnswer, shapeClient } from "./shape-client.ts";

const nairaAmount = z.pipe(z.number(), z.transform(naira));
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);
const id = z.pipe(z.int(), z.transform(String));
const transaction = z.object({
  id,
  tx_ref: z.string(),
  amount: nairaAmount,
  charged_amount: nairaAmount,
  app_fee: nairaAmount,
  currency: z.string(),
  status: z.string(),
  payment_type: z.string(),
  processor_response: z.string(),
  created_at: moment,
});
const refund = z.object({
  id,
  tx_id: id,
  amount_refunded: nairaAmount,
  status: z.string(),
  created_at: moment,
});
const pages = z.object({ page_info: z.object({ total_pages: z.int() }) });
const notice = z.object({ event: z.string(), data: z.unknown() });
const chargeNotice = z.object({ id, tx_ref: z.string() });

const states: Readonly<Record<string, PaymentState>> = { successful: "succeeded", failed: "failed" };

/**
 * Flutterwave behind the port, as far as it shows that it fits; it is not offered. It knows no payment that no one has
 * tried to pay, so that a start looks first. Its notices bring one fixed word: never more than a hint.
 * @source decision 060
 */
export function flutterwaveProvider(options: {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookWord: string;
  readonly timeoutMilliseconds: number;
  readonly onFault: (fault: string) => void;
}): PaymentProvider {
  const call = shapeClient(options.url, options.timeoutMilliseconds, options.onFault);

  async function ask(method: string, path: string, body?: object): Promise<ShapeAnswer | undefined> {
    const answer = await call(method, `/v3${path}`, body, { authorization: `Bearer ${options.secretKey}` });
    return typeof answer?.body.status === "string" ? answer : undefined;
  }

  /** What it refuses is unknown to it. */
  async function read<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<Result<z.output<Schema>, "unknown" | "unavailable">> {
    const answer = await ask("GET", path);
    if (answer?.body.status === "error") return err("unknown");
    const found = schema.safeParse(answer?.body.data);
    return found.success ? ok(found.data) : err("unavailable");
  }

  const lookOf = (found: z.output<typeof transaction>): PaymentLook => {
    const state = states[found.status] ?? "under_way";
    return {
      reference: found.tx_ref,
      state,
      requested: found.amount,
      paid: found.charged_amount,
      currency: found.currency,
      isLive: !options.secretKey.startsWith("FLWSECK_TEST"),
      channel: found.payment_type,
      last4: null,
      providerRef: found.id,
      fees: found.app_fee,
      // The moment of the try that succeeded.
      paidAt: state === "succeeded" ? found.created_at : null,
      message: found.processor_response,
    };
  };

  async function lookBy(path: string): ReturnType<PaymentProvider["look"]> {
    const found = await read(path, transaction);
    return found.ok ? ok(lookOf(found.value)) : found;
  }

  const look = (reference: string) =>
    lookBy(`/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: reference })}`);

  /** Every item of a list, page by page; undefined in place of a page that did not come. */
  async function* all<Item extends z.ZodMiniType>(
    path: string,
    query: Record<string, string>,
    item: Item,
  ): AsyncGenerator<z.output<Item> | undefined> {
    for (let page = 1; ; page += 1) {
      const answer = await ask("GET", `${path}?${new URLSearchParams({ ...query, page: String(page) })}`);
      const found = z.object({ data: z.array(item), meta: pages }).safeParse(answer?.body);
      if (!found.success) {
        yield undefined;
        return;
      }
      yield* found.data.data;
      if (page >= found.data.meta.page_info.total_pages) return;
    }
  }

  async function find({ providerRef, amount, known, since }: Parameters<PaymentProvider["refund"]>[0]) {
    for await (const each of all("/refunds", { from: since.toISOString().slice(0, 10) }, refund)) {
      if (each === undefined) return err("unavailable");
      const isWished = each.tx_id === providerRef && each.amount_refunded === amount;
      if (isWished && each.created_at >= since && !known.includes(each.id)) return ok(refundOf(each));
    }
    return ok(undefined);
  }

  return {
    name: "flutterwave",
    async start(payment) {
      const used = await look(payment.reference);
      if (used.ok) return err("duplicate");
      if (used.code === "unavailable") return err("unavailable");
      const body = {
        tx_ref: payment.reference,
        amount: wireValue(payment.amount),
        currency: "NGN",
        redirect_url: payment.returnUrl,
        customer: { email: payment.email },
        meta: { note: payment.note },
      };
      const answer = (await ask("POST", "/payments", body)) ?? (await ask("POST", "/payments", body));
      if (answer === undefined) return err("unavailable");
      if (answer.body.status !== "success") return err("refused");
      const begun = z.object({ link: z.url() }).safeParse(answer.body.data);
      return begun.success ? ok({ url: begun.data.link, expiresAt: null }) : err("unavailable");
    },
    look,
    lookByProviderRef: async (providerRef) =>
      /^\d+$/.test(providerRef) ? lookBy(`/transactions/${providerRef}/verify`) : err("unknown"),
    async refund(request) {
      const before = request.wasAsked ? await find(request) : ok(undefined);
      if (!before.ok) return before;
      if (before.value !== undefined) return ok(before.value);
      const body = { amount: wireValue(request.amount), comments: request.note };
      const answer = await ask(
        "POST",
        `/transactions/${encodeURIComponent(request.providerRef)}/refund`,
        body,
      );
      if (answer?.body.status === "error") return err("refused");
      const parsed = refund.safeParse(answer?.body.data);
      if (parsed.success) return ok(refundOf(parsed.data));
      const late = await find(request);
      return late.ok && late.value !== undefined ? ok(late.value) : err("unavailable");
    },
    async lookAtRefund(refundRef) {
      if (!/^\d+$/.test(refundRef)) return err("unknown");
      const found = await read(`/refunds/${refundRef}`, refund);
      return found.ok ? ok(refundOf(found.value)) : found;
    },
    // It asks its payers itself.
    sendRefundTo: async () => err("refused"),
    async banks() {
      const found = await read("/banks/NG", z.array(z.object({ code: z.string(), name: z.string() })));
      if (!found.ok) return err("unavailable");
      return ok(found.value.toSorted((one, other) => one.name.localeCompare(other.name, "en")));
    },
    async accountName({ accountNumber, bankCode }) {
      const body = { account_number: accountNumber, account_bank: bankCode };
      const answer = await ask("POST", "/accounts/resolve", body);
      if (answer?.body.status === "error") return err("unknown");
      const found = z.object({ account_name: z.string() }).safeParse(answer?.body.data);
      return found.success ? ok(found.data.account_name) : err("unavailable");
    },
    readWebhook(body, headers) {
      const sent = headers["verif-hash"];
      const isOurs = typeof sent === "string" && timingSafeEqual(hash(sent), hash(options.webhookWord));
      if (!isOurs) return err("bad_signature");
      const found = notice.safeParse(parseJson(new TextDecoder().decode(body)));
      if (!found.success) return err("not_readable");
      const { event, data } = found.data;
      const charge = chargeNotice.safeParse(data).data;
      if (event !== "charge.completed" || charge === undefined)
        return ok([{ kind: "other", key: `${event}:${hash(body).toString("hex")}` }]);
      return ok([{ kind: "payment", key: `${event}:${charge.id}`, reference: charge.tx_ref }]);
    },
    async *listSuccesses(from, to) {
      const query = {
        from: from.toISOString().slice(0, 10),
        to: to.toISOString().slice(0, 10),
        status: "successful",
      };
      for await (const each of all("/transactions", query, transaction)) {
        if (each === undefined) throw new Error("Flutterwave gave no list of payments");
        const found = lookOf(each);
        if (found.paidAt !== null && found.paidAt >= from && found.paidAt < to) yield found;
      }
    },
  };
}

function hash(word: string | Uint8Array): Buffer {
  return createHash("sha256").update(word).digest();
}

function refundOf(found: z.output<typeof refund>): RefundLook {
  const { status } = found;
  return {
    refundRef: found.id,
    state: status === "completed" ? "processed" : status === "failed" ? "failed" : "pending",
    amount: found.amount_refunded,
    expectedAt: null,
  };
}
