import { refundAccountPath } from "#api/modules/orders/online/refund-account-link.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";
import { contact, placedOrder } from "../orders/order-body.ts";

/** How the calls that pay orders online are made; the shop has lamps for ₦6,000. */
export async function paymentSamples(api: TestApi): Promise<Record<string, Sample>> {
  const online = { payment: { method: "paystack" } };
  const toPay = await placedOrder(api, { "LAMP-1": 1 }, 6_000, online);
  const toRefund = await placedOrder(api, { "LAMP-1": 1 }, 6_000, online);
  const refund = await refundThatNeedsAccount(api, toRefund.number);
  const own = { number: toPay.number, email: contact.email };
  const account = { bank_code: "057", account_number: "0000000000" };
  const link = (purpose: "refund-account" | "refund-account-stop", of: number) =>
    refundAccountPath(api.links, purpose, { refund: of, turn: 1 }, new Date()).split("/").at(-1);
  const sampleOf = (token: string | undefined, more: object = {}): Sample => ({
    body: { token, ...more },
    bad: { body: { token: 7, ...more }, field: "token" },
    missing: { body: { token: "made.up", ...more } },
  });
  const toStop = await placedOrder(api, { "LAMP-1": 1 }, 6_000, online);
  const named = await refundThatNeedsAccount(api, toStop.number);
  const stopped = { token: link("refund-account", named), ...account, account_name: "OBI ADA" };
  await api.post("/api/orders/refund-account", stopped);
  const toMail = await placedOrder(api, { "LAMP-1": 1 }, 6_000, online);
  await refundThatNeedsAccount(api, toMail.number);
  return {
    payOrder: {
      body: { ...own, accepted_total: 6_000 },
      bad: { body: { ...own, accepted_total: "6000" }, field: "accepted_total" },
      missing: { body: { ...own, email: "bola@example.com", accepted_total: 6_000 } },
    },
    lookAtPayment: {
      body: own,
      bad: { body: { ...own, reference: "../1" }, field: "reference" },
      missing: { body: { ...own, reference: "PR-OTHER000-1-AAAA" } },
    },
    listBanks: {},
    readRefundAccount: sampleOf(link("refund-account", refund)),
    checkRefundAccount: sampleOf(link("refund-account", refund), account),
    sendRefundAccount: sampleOf(link("refund-account", refund), { ...account, account_name: "OBI ADA" }),
    mailRefundAccountLink: {
      body: { number: toMail.number, email: contact.email },
      bad: { body: { number: toMail.number, email: "ada" }, field: "email" },
      missing: { body: { number: toMail.number, email: "bola@example.com" } },
    },
    stopRefundAccount: sampleOf(link("refund-account-stop", named)),
  };
}

/** Money of an order that was paid and goes back, if its payer names an account. @returns the refund's id */
export async function refundThatNeedsAccount(api: TestApi, number: string): Promise<number> {
  const [row] = await api.db.query<{ id: number }>(
    `with paid as (
       insert into payment_attempt (order_id, provider, reference, amount_kobo, status, provider_ref, expires_at, watched_until)
       select id, 'paystack', number || '-1-AAAA', payable_kobo, 'succeeded', '1', now(), now() from shop_order where number = $1
       returning id, order_id, amount_kobo
     )
     insert into payment_refund (order_id, attempt_id, amount_kobo, reason, status, provider_id, requested_by)
     select order_id, id, amount_kobo, 'It came broken.', 'needs_account', '90' || order_id, 'Ngozi' from paid returning id`,
    [number],
  );
  return row?.id ?? 0;
}
