import { describe, expect, it } from "vitest";
import type { OrderForShop } from "#api/modules/orders/mail/shop-order-mail.ts";
import type { Mail } from "../../platform/mail/sample-mails.ts";
import { renderSample } from "../../platform/mail/sample-mails.ts";

const orderForShop: OrderForShop = {
  number: "PR-7K3M9QX1",
  stage: "awaiting_payment",
  payable: 63_500,
  is_paid: false,
  payment: "bank_transfer",
  reference: "PR-7K3M9QX1",
  place: "Lagos",
  is_pickup: false,
  pieces: 2,
  lines: [{ sku: "PR-CH-ADN60-BB", name: "Adunni Ring Chandelier", quantity: 2 }],
  more_lines: 0,
  is_large: false,
  is_proved: true,
  goods: "held",
};
/** The mail, its text without the breaks of its lines. */
function render(content: Mail) {
  const ready = renderSample({
    id: 1,
    kind: content.kind,
    recipient: "hello@example.com",
    content,
    message_key: "0f8e6c2e-7a3b-4c1d-9e2f-123456789abc",
    created_at: new Date("2026-11-21T08:05:00Z"),
    attempts: 1,
  });
  return { ...ready, text: ready.text.replaceAll(/\s+/g, " ") };
}
const mailOf = (changes: Partial<OrderForShop>, happened: "placed" | "cancelled" = "placed") =>
  render({ kind: "shop_order", happened, told: { ...orderForShop, ...changes } });

describe("the shop's mail of an order", () => {
  it.each<[string, Partial<OrderForShop>, string]>([
    [
      "is paid by transfer: look at the account, then note it",
      {},
      "Check the account for ₦63,500 with the reference PR-7K3M9QX1",
    ],
    [
      "is paid online: nothing is to be looked for",
      { payment: "paystack" },
      "The buyer pays ₦63,500 online.",
    ],
    [
      "has no delivery fee: set it",
      { stage: "fee_pending" },
      "Send the buyer a fee; they accept it by a link.",
    ],
    ["is confirmed: pack it", { stage: "confirmed" }, "Pack it, then mark it as packed."],
    [
      "is not confirmed by its buyer: call",
      { stage: "placed", is_proved: false },
      "If you call them, record it.",
    ],
  ])("that %s", (_what, changes, next) => {
    const { text, html } = mailOf(changes);
    expect(text).toContain(next);
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain(next.split(" PR-")[0]);
  });

  it("does not ask to check for money while the buyer does not know the account", () => {
    const { text } = mailOf({ goods: "waiting", is_proved: false, is_large: true });
    expect(text).not.toContain("Check the account");
    expect(text).toContain("We hold its goods only after that.");
  });

  it.each<[Partial<OrderForShop>, string]>([
    [{}, "New order: PR-7K3M9QX1, ₦63,500, bank transfer"],
    [{ is_proved: false }, "[not confirmed] New order: PR-7K3M9QX1, ₦63,500, bank transfer"],
    [{ is_large: true }, "[large, unpaid] New order: PR-7K3M9QX1, ₦63,500, bank transfer"],
    [
      { is_large: true, is_proved: false, goods: "waiting" },
      "[large, unpaid] [not confirmed] New order: PR-7K3M9QX1, ₦63,500, bank transfer",
    ],
    [
      { is_large: true, payment: "on_account", stage: "confirmed" },
      "New order: PR-7K3M9QX1, ₦63,500, on account",
    ],
  ])("%j marks in its subject what must not be overlooked", (changes, subject) => {
    expect(mailOf(changes).subject).toBe(subject);
  });

  it("that was ordered although something does not fit says what", () => {
    const although = ["144 W on 100 W of drivers: they run best at up to 80 W."];
    expect(mailOf({ although }).text).toContain(`Ordered although: ${although[0]}`);
    expect(mailOf({}).text).not.toContain("Ordered although");
  });

  it("leads to the order's page at the desk", () => {
    expect(mailOf({}).text).toContain("https://desk.shop.example/orders/PR-7K3M9QX1");
  });

  it("that was cancelled says to stop packing", () => {
    const { subject, text } = mailOf({ stage: "cancelled" }, "cancelled");
    expect(subject).toBe("Cancelled by the buyer: PR-7K3M9QX1, ₦63,500, bank transfer");
    expect(text).toContain("Stop packing");
    expect(text).not.toContain("pay it back");
  });

  it("that was cancelled with money on it says how much goes back", () => {
    expect(mailOf({ stage: "cancelled", to_pay_back: 20_000 }, "cancelled").text).toContain(
      "The buyer has paid ₦20,000: pay it back, then record it.",
    );
  });

  it("goes to the shop, and so does an answer to it", () => {
    const mail = mailOf({});
    expect(mail.to.address).toBe("hello@example.com");
    expect(mail.replyTo).toBe("hello@example.com");
  });
});

it("the shop's mail of an application says how to decide it, and shows what was typed as text", () => {
  const { subject, text, html } = render({
    kind: "shop_application",
    application: 12,
    company: "<b>Ife</b> Interiors",
    trade: "designer",
    state: "Osun",
  });
  expect(subject).toBe("Trade application 12");
  expect(text).toContain("https://desk.shop.example/trade/applications/12");
  expect(html).toContain("&lt;b&gt;Ife&lt;/b&gt; Interiors");
});

describe("the shop's mail of money that needs a person", () => {
  it("says what happened, by when to answer, and where", () => {
    const { subject, text } = render({
      kind: "payment_alarm",
      number: "PR-7K3M9QX1",
      text: "The bank of a payer disputes ₦63,500.",
      due_at: "2026-11-24T09:00:00.000Z",
    });
    expect(subject).toBe("[by Tuesday, 24 November 2026, 10:00 am] Check the money of order PR-7K3M9QX1");
    expect(text).toContain("The bank of a payer disputes ₦63,500.");
    expect(text).toContain("https://desk.shop.example/payments/PR-7K3M9QX1");
  });

  it("leads to the list of payments where no order is known", () => {
    const { subject, text } = render({ kind: "payment_alarm", text: "A payment of ₦5,000 is of no order." });
    expect(subject).toBe("Check the money of a payment");
    expect(text).toContain("https://desk.shop.example/payments");
  });
});
