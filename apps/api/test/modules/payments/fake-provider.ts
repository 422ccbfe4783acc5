import { kobo } from "@precise/cart-core/money";
import { err, ok } from "@precise/cart-core/result";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { PaymentProvider } from "#api/modules/money/online/provider-port.ts";
import { siteOrigin } from "../../fixtures/start-test-api.ts";

const refund = { refundRef: "901", state: "processing", amount: kobo(600_000), expectedAt: null } as const;

/** A payment service that opens every page, knows no payment, and takes every account of one bank. */
const fakeProvider: PaymentProvider = {
  name: "paystack",
  start: async ({ reference }) => ok({ url: `https://pay.test/${reference}`, expiresAt: null }),
  look: async () => err("unknown"),
  lookByProviderRef: async () => err("unknown"),
  refund: async () => ok(refund),
  lookAtRefund: async () => ok(refund),
  sendRefundTo: async () => ok(refund),
  banks: async () => ok([{ code: "057", name: "Zenith Bank" }]),
  accountName: async () => ok("OBI ADA"),
  readWebhook: () => err("bad_signature"),
  async *listSuccesses() {},
};

export const fakePayments: OnlinePayments = {
  provider: fakeProvider,
  isLive: false,
  isReachable: () => true,
  checkFactor: 1,
  ownRefundLimit: kobo(50_000_000),
  siteOrigin,
  shopEmail: "alarms@shop.test",
  respondHours: 72,
  unprovedHoldMinutes: 60,
};
