import { randomUUID } from "node:crypto";
import { fromWireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/shop/orders/order";
import { lookAtPayment, payOrder } from "@precise/contract/shop/orders/order-payments";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { failureCircuit } from "#api/modules/money/online/paystack/failure-circuit.ts";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";
import { applyDueEvents, checkDueAttempts, runDueRefunds } from "#api/modules/orders/online/payment-jobs.ts";
import type { Database } from "#api/platform/database/port.ts";
import { getFreePort } from "../../../../../tooling/run/ports.ts";
import { type Answer, siteOrigin, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { startPayments } from "../../paystack-stand-in.ts";
import { track } from "../orders/order-acts-calls.ts";
import { contact, placedOrder } from "../orders/order-body.ts";

export const shopEmail = "alarms@shop.test";

/** A payment as the stand-in lists it; amounts in kobo. */
export interface StandInPayment {
  readonly id: number;
  readonly reference: string;
  readonly amount: number;
  readonly requested_amount: number;
  readonly status: string;
  readonly currency: string;
  readonly callback_url: string;
}

/** What the stand-in is asked to do with a payment. */
export interface StandInAct {
  readonly do: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly domain?: string;
  readonly webhook?: "now" | "never" | "twice" | "late" | "bad_signature";
  readonly escaped?: boolean;
}

export type OnlineShop = Awaited<ReturnType<typeof openOnlineShop>>;

/**
 * The real API over the stand-in for Paystack, both on loopback. Nothing is done in the background: `work` does what the jobs
 * would.
 */
export async function openOnlineShop(kind: Database["kind"], changes: Partial<OnlinePayments> = {}) {
  const port = await getFreePort();
  const circuit = failureCircuit({ failures: 1_000 });
  const provider = paystackProvider({
    url: `http://localhost:${port}`,
    secretKeys: ["sk_test_local"],
    timeoutMilliseconds: 60_000,
    circuit,
    onFault: () => undefined,
  });
  const online: OnlinePayments = {
    provider,
    isLive: false,
    isReachable: () => !circuit.isOpen(),
    checkFactor: 0.001,
    ownRefundLimit: fromWireValue(500_000),
    siteOrigin,
    shopEmail,
    respondHours: 72,
    unprovedHoldMinutes: 60,
    ...changes,
  };
  const api = await startTestApi(kind, { online });
  const open = () =>
    startPayments({ port, webhookUrl: `${api.url}/api/payments/paystack/webhook`, speed: 1 });
  let standIn = await open();
  const control = async (path: string, body?: object) => {
    const response = await fetch(`${standIn.url}/control${path}`, {
      method: body ? "POST" : "GET",
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
    if (!response.ok) throw new Error(`the stand-in answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<unknown>;
  };
  const shop = {
    api,
    online,
    control,
    /** Where the stand-in is. */
    url: () => standIn.url,
    /** Ends the stand-in: Paystack is down. It comes back without what it knew. */
    async takeDown() {
      await standIn.close();
    },
    async bringBack() {
      standIn = await open();
    },
    payments: async () => (await control("/transactions")) as StandInPayment[],
    act: (reference: string, act: StandInAct) => control(`/transactions/${reference}`, act),
    fault: (call: "initialize" | "verify" | "refund" | "list", answer: string, count = 1) =>
      control("/faults", { call, answer, count }),
    /** An order that waits for its payment online. */
    place: (pieces: Record<string, number>, payable: number, more: Record<string, unknown> = {}) =>
      placedOrder(api, pieces, payable, { payment: { method: "paystack" }, ...more }),
    /** Presses "Pay". */
    press: (number: string, acceptedTotal: number, key: string = randomUUID(), email = contact.email) =>
      api.post(
        "/api/orders/pay",
        { number, email, accepted_total: acceptedTotal },
        { "idempotency-key": key },
      ),
    look: async (number: string, reference?: string) =>
      successBody(lookAtPayment.data).parse(
        (await api.post("/api/orders/pay/look", { number, email: contact.email, reference })).json,
      ).data.order,
    track: (number: string): Promise<Order> => track(api, number),
    /** What the jobs do, once. */
    async work() {
      await applyDueEvents(api.db, online, () => false);
      await checkDueAttempts(api.db, online, () => false);
      await runDueRefunds(api.db, online, () => false);
    },
    /** Makes everything due now that would be later. */
    async passTime() {
      await api.db.query("update payment_attempt set next_check_at = now() where next_check_at is not null");
      await api.db.query(
        "update payment_refund set next_check_at = now(), asked_at = asked_at - interval '1 minute' where next_check_at is not null",
      );
      await api.db.query("update payment_event set next_try_at = now() where next_try_at is not null");
      await shop.work();
    },
    alarms: async () =>
      (
        await api.db.query<{ text: string }>(
          "select content->>'text' as text from mail_outbox where recipient = $1 order by id",
          [shopEmail],
        )
      ).map(({ text }) => text),
    async close() {
      await standIn.close();
      await api.close();
    },
  };
  return shop;
}

/** The page that a press has brought. */
export function startedOf(answer: Answer) {
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return successBody(payOrder.data).parse(answer.json).data.payment;
}

/** How an order stands: stage, payment status, and naira received and refunded. */
export function standingOf({ stage, payment }: Order) {
  const { status, received, refunded } = payment;
  return [stage, status, received?.value, refunded?.value];
}

/** Puts a shop's own order's time to an end. */
export async function endTime(api: TestApi, number: string): Promise<void> {
  await api.db.query("update shop_order set respond_by = now() - interval '1 hour' where number = $1", [
    number,
  ]);
}
