import type { Order } from "@precise/contract/shop/orders/order";
import { mailKinds } from "#api/main/shop-mails.ts";
import type { AppointmentMail, AppointmentRequestMail } from "#api/modules/appointments/appointment-mails.ts";
import type { MailedVoucher } from "#api/modules/coupons/voucher-mail.ts";
import type { MessageMail } from "#api/modules/messages/message-mails.ts";
import type { WelcomeMail } from "#api/modules/newsletter/welcome-mail.ts";
import type { OrderMail } from "#api/modules/orders/mail/order-mail-kinds.ts";
import type { PaymentAlarm } from "#api/modules/orders/mail/payment-alarm.ts";
import type { ShopOrderMail } from "#api/modules/orders/mail/shop-order-mail.ts";
import type { ClaimMail } from "#api/modules/returns/claim-mails.ts";
import type { StockMail } from "#api/modules/stock-notices/stock-mail.ts";
import type { ShopApplicationMail } from "#api/modules/trade/shop-application-mail.ts";
import type { TradeMail } from "#api/modules/trade/trade-mails.ts";
import type { ReadyMail } from "#api/platform/mail/mail-transport.ts";
import type { ClaimedMail } from "#api/platform/mail/outbox-rows.ts";
import type { MailBrand } from "#api/platform/mail/render/blocks.ts";
import { renderMail } from "#api/platform/mail/render/render-mail.ts";
import { createSignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Every mail that the shop sends. */
export type Mail =
  | OrderMail
  | ShopOrderMail
  | PaymentAlarm
  | { readonly kind: "voucher"; readonly email: string; readonly voucher: MailedVoucher }
  | WelcomeMail
  | StockMail
  | TradeMail
  | ShopApplicationMail
  | AppointmentMail
  | AppointmentRequestMail
  | MessageMail
  | ClaimMail;

const sampleClaim = {
  number: "RET-000012",
  order: "PR-7K3M9QX1",
  about: "warranty" as const,
  items: [["1 × Lekki Dome Pendant 30 cm, Brushed Brass (PR-PD-LEK30-BB)", "faulty"]] as [string, string][],
};
export const claimMailSamples: ClaimMail[] = [
  {
    kind: "claim_updated",
    ...sampleClaim,
    state: "approved",
    text: "We take it back. We collect it at our cost, or you bring it to a showroom.",
  },
  {
    kind: "claim_arrived",
    ...sampleClaim,
    state: "requested",
    name: "Ada Obi",
    email: "ada@example.com",
    isInTime: false,
    pictures: 2,
    note: "It went dark after a week.",
  },
];

/** An order of two lines to Lagos, paid by transfer: 176,500 naira of goods and 15,000 naira of delivery. */
export const sampleOrder: Order = {
  number: "PR-7K3M9QX1",
  status: "awaiting_payment",
  placed_at: "2026-11-21T08:05:00.000Z",
  items: [
    {
      sku: "PR-PD-LEK30-BB",
      name: "Lekki Dome Pendant 30 cm, Brushed Brass",
      urlPath: "/product/lekki-dome-pendant-30-cm-brushed-brass-PR-PD-LEK30-BB",
      quantity: 2,
      unit_price: "78000.00",
      row_total: { value: 156_000 },
    },
    {
      sku: "PRB60927",
      name: "Prime LED Bulb 9 W, Warm White",
      urlPath: "/product/prime-led-bulb-9-w-warm-white-PRB60927",
      quantity: 5,
      unit_price: "4100.00",
      row_total: { value: 20_500 },
    },
  ],
  contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "+2348031234567" },
  address: { line1: "14 Harbour Light Close", landmark: "By the park", state: "Lagos", lga: "Ikeja" },
  delivery: { method: "delivery" },
  payment: {
    method: "bank_transfer",
    bank: {
      bank_name: "Sample Bank",
      account_name: "Precise Lighting (sample)",
      account_number: "0000000000",
    },
    reference: "PR-7K3M9QX1",
  },
  prices: {
    subtotal: { value: 176_500 },
    delivery_fee: { value: 15_000 },
    grand_total: { value: 176_500 },
    payable: { value: 191_500 },
    vat: { value: 13_360.47 },
  },
  timeline: [{ at: "2026-11-21T08:05:00.000Z", text: "We have received your order." }],
};

export const sampleVoucher: MailedVoucher = {
  code: "GLOW-7K3M-9QX1",
  benefit: { kind: "amount", naira: 5_000 },
  minimum: { naira: 100_000, isExclusive: true },
  is_bound: true,
  first_order_only: true,
  single_use: true,
  expires_at: "2027-02-19T22:59:59.000Z",
};

export const sampleBrand: MailBrand = {
  name: "Precise",
  legalName: "Precise Lighting (sample)",
  address: "14 Harbour Light Close, Lagos",
  phone: "+234 000 000 0100",
  email: "hello@example.com",
  site: "https://shop.example",
  desk: "https://desk.shop.example",
};
export const sampleSecret = "a-key-of-the-tests-and-of-nothing-else";
/** Opens what the samples sign on their own day, whatever the day is. */
export const sampleLinks = createSignedLinks(sampleSecret, () => Date.parse("2026-11-21T08:05:00Z"));

/** A queued mail as it goes out, by the real renderer. */
export function renderSample(mail: ClaimedMail): ReadyMail {
  const from = { name: "Precise", address: "orders@shop.example" };
  return renderMail({ brand: sampleBrand, from, links: sampleLinks, kinds: mailKinds }, mail);
}

/** A mail as it is sent to Ada. */
export function renderFor(content: Mail, queuedAt = new Date("2026-11-21T08:05:00Z")): ReadyMail {
  const recipient = "ada@example.com";
  const message_key = "0f8e6c2e-7a3b-4c1d-9e2f-123456789abc";
  return renderSample({
    id: 1,
    kind: content.kind,
    recipient,
    content,
    message_key,
    created_at: queuedAt,
    attempts: 1,
  });
}

/** The sample order whose delivery fee is proposed. */
export const orderWithFee = {
  ...sampleOrder,
  status: "fee_pending" as const,
  prices: { ...sampleOrder.prices, delivery_fee: null, payable: { value: 499_500 } },
  fee_proposal: {
    delivery_fee: { value: 18_000 },
    payable: { value: 517_500 },
    answer_by: "2099-12-05T11:00:00.000Z",
  },
};

export const welcomeMail = {
  kind: "newsletter_welcome" as const,
  email: "ada@example.com",
  subscription: "3f2b6c1e-0000-4000-8000-123456789abc",
  voucher: sampleVoucher,
} satisfies Mail;

export const backInStockMail = {
  kind: "back_in_stock" as const,
  notice: "3f2b6c1e-0000-4000-8000-123456789abd",
  name: "Adunni Ring Chandelier 60",
  path: "/product/adunni-ring-chandelier-60-PR-CH-ADN60-BB",
} satisfies Mail;

/** The sample order with so much money, in naira. */
export function orderWithMoney(stage: string, money: Record<string, number>) {
  const amounts = Object.fromEntries(Object.entries(money).map(([name, value]) => [name, { value }]));
  const payment = { ...sampleOrder.payment, status: "paid", refunded: { value: 0 }, ...amounts };
  return { ...sampleOrder, stage, payment };
}
