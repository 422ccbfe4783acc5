import { maxLinesPerCart } from "@precise/cart-core/limits";
import { describe, expect, it } from "vitest";
import type { Mail } from "../../src/mail/mail.ts";
import type { ReadyMail } from "../../src/mail/mail-transport.ts";
import { openConfirmToken } from "../../src/signed-links/confirm-order-link.ts";
import { openDeliveryFeeToken } from "../../src/signed-links/delivery-fee-link.ts";
import { createSignedLinks } from "../../src/signed-links/signed-links.ts";
import { appointmentMails } from "./appointment-mails.ts";
import { renderSample, sampleLinks, sampleOrder, sampleSecret, sampleVoucher } from "./sample-mails.ts";

function render(content: Mail, queuedAt = new Date("2026-11-21T08:05:00Z")): ReadyMail {
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
const withFee = {
  ...sampleOrder,
  status: "fee_pending" as const,
  prices: { ...sampleOrder.prices, delivery_fee: null, payable: { value: 499_500 } },
  fee_proposal: {
    delivery_fee: { value: 18_000 },
    payable: { value: 517_500 },
    answer_by: "2099-12-05T11:00:00.000Z",
  },
};
const welcome: Mail = {
  kind: "newsletter_welcome",
  email: "ada@example.com",
  subscription: "3f2b6c1e-0000-4000-8000-123456789abc",
  voucher: sampleVoucher,
};
/** The sample order with so much money, in naira. */
function withMoney(stage: string, money: Record<string, number>) {
  const amounts = Object.fromEntries(Object.entries(money).map(([name, value]) => [name, { value }]));
  const payment = { ...sampleOrder.payment, status: "paid", refunded: { value: 0 }, ...amounts };
  return { ...sampleOrder, stage, payment };
}
const all: Mail[] = [
  { kind: "order_placed", order: sampleOrder },
  { kind: "fee_proposed", order: withFee },
  { kind: "fee_accepted", order: sampleOrder },
  { kind: "payment_confirmed", order: { ...sampleOrder, invoice: { number: "INV-000123" } } },
  { kind: "shipped", order: sampleOrder, detail: "GIG Logistics brings it: tracking number 1234567." },
  { kind: "delivered", order: sampleOrder },
  { kind: "cancelled", order: sampleOrder, detail: "It was not paid in time." },
  {
    kind: "payment_part",
    order: withMoney("awaiting_payment", { received: 190_500, missing: 1_000 }),
    detail: "We have received ₦190,500. ₦1,000 is still to pay.",
    naira: 190_500,
  },
  {
    kind: "payment_over",
    order: withMoney("confirmed", { received: 192_500, excess: 1_000 }),
    naira: 1_000,
  },
  {
    kind: "payment_late",
    order: withMoney("cancelled", { received: 191_500, excess: 191_500 }),
    naira: 191_500,
  },
  { kind: "order_reopened", order: withMoney("awaiting_payment", { received: 0 }) },
  { kind: "returned", order: withMoney("returned", { received: 191_500, excess: 191_500 }) },
  {
    kind: "refunded",
    order: {
      ...withMoney("refunded", { received: 191_500, refunded: 191_500 }),
      invoice: { number: "INV-000123" },
      credit_notes: [
        { number: "CRN-000004", amount: { value: 191_500 }, issued_at: "2026-11-22T10:00:00.000Z" },
      ],
    },
    detail: "It came broken.",
    naira: 191_500,
  },
  { kind: "voucher", email: "ada@example.com", voucher: sampleVoucher },
  welcome,
  ...appointmentMails,
  {
    kind: "shop_order",
    happened: "placed",
    told: {
      number: "PR-7K3M9QX1",
      stage: "awaiting_payment",
      payable: 191_500,
      is_paid: false,
      payment: "bank_transfer",
      place: "Lagos",
      is_pickup: false,
      pieces: 7,
      lines: [{ sku: "PRB60927", name: "Prime LED Bulb 9 W, Warm White", quantity: 7 }],
      more_lines: 0,
      is_large: false,
      is_proved: false,
      goods: "held",
    },
  },
  { kind: "shop_application", application: 12, company: "Ife Interiors", trade: "designer", state: "Osun" },
  {
    kind: "trade_password_link",
    email: "ngozi@ekobuild.example",
    firstname: "Ngozi",
    person: "p1",
    mark: "m1",
  },
  { kind: "trade_password_changed", email: "ngozi@ekobuild.example", firstname: "Ngozi" },
  { kind: "message_received", about: "design", reference: "M-7K3M9QX1" },
  {
    kind: "message_arrived",
    about: "contact",
    reference: "M-7K3M9QX1",
    name: "Ada Obi",
    email: "hello@example.com",
    facts: [["Topic", "order"]],
    text: "Where is my lamp?\n\nIt was to come on Friday.",
    pictures: 0,
  },
];

describe.each(all.map((mail) => [mail.kind, mail] as const))("the mail %s", (_kind, content) => {
  const { html, text, subject } = render(content);

  it("fetches nothing, runs nothing, and needs no picture", () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|@import|url\(|background=/);
    for (const [, address = ""] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^(?:https:\/\/shop\.example\/|mailto:hello@example\.com$)/);
  });

  it("says in plain text every amount and link that the HTML has", () => {
    const amounts = [...html.matchAll(/₦[\d,.]*\d/g)].map(([amount]) => amount);
    const links = [...html.matchAll(/href="(https[^"]+)"/g)].map(([, link = ""]) => link);
    for (const amount of amounts) expect(text).toContain(amount);
    for (const link of links.filter((each) => each !== "https://shop.example/")) expect(text).toContain(link);
  });

  it("has a subject of one line, a language and a title", () => {
    expect(subject).toMatch(/^[^\r\n]{10,80}$/);
    expect(html).toContain('<html lang="en"');
    expect(html).toContain(`<title>${subject}</title>`);
  });

  it("keeps its plain lines short enough for every server", () => {
    const long = text.split("\n").filter((line) => line.length > 100 && !line.includes("https://"));
    expect(long).toEqual([]);
  });
});

describe("an order's mail", () => {
  it("tells where to transfer what, with the order's number as the reference", () => {
    const { text } = render({ kind: "order_placed", order: sampleOrder });
    expect(text).toContain("Amount:         ₦191,500");
    expect(text).toContain("Account number: 0000000000");
    expect(text).toContain("Reference:      PR-7K3M9QX1");
  });

  it("asks a guest to confirm, with a token that opens this order and the time that the lights are held", () => {
    const hold = { is_proved: false, goods: "held", until: "2026-11-21T09:05:00.000Z" } as const;
    const { text, subject } = render({ kind: "order_placed", order: { ...sampleOrder, hold } });
    expect(subject).toBe("Please confirm your order PR-7K3M9QX1");
    expect(text.replace(/\s+/g, " ")).toContain("we hold them until Saturday, 21 November 2026, 10:05 am;");
    const token = /https:\/\/shop\.example\/orders\/confirm\/(\S+)/.exec(text)?.[1] ?? "";
    expect(openConfirmToken(sampleLinks, token)).toBe("PR-7K3M9QX1");
    const proved = render({
      kind: "order_placed",
      order: { ...sampleOrder, hold: { ...hold, is_proved: true } },
    });
    expect(proved.text).not.toContain("/orders/confirm/");
  });

  it("says that lights are on sale again while the order stays, and how to get them back", () => {
    const order = { ...sampleOrder, hold: { is_proved: false, goods: "free" as const } };
    const { text } = render({ kind: "hold_ended", order });
    expect(text.replace(/\s+/g, " ")).toContain("Your order stays: tap to confirm it");
    expect(text).toContain("/orders/confirm/");
  });

  it("asks for no money where an order costs nothing", () => {
    const prices = { ...sampleOrder.prices, payable: { value: 0 } };
    const { text } = render({
      kind: "order_placed",
      order: { ...sampleOrder, prices, payment: { method: "bank_transfer" } },
    });
    expect(text).toContain("There is nothing to pay");
  });

  it("tells moments as they are in Lagos", () => {
    const order = {
      ...sampleOrder,
      payment: { ...sampleOrder.payment, pay_by: "2026-11-24T23:30:00.000Z" },
    };
    const { text } = render({ kind: "order_placed", order });
    expect(text.replace(/\s+/g, " ")).toContain("Please pay by Wednesday, 25 November 2026, 12:30 am.");
    expect(text).toContain("Placed on Saturday, 21 November 2026, 9:05 am.");
  });

  it("names no account and no total with delivery while the fee is open", () => {
    const { bank: _bank, ...payment } = sampleOrder.payment;
    const { text } = render({ kind: "order_placed", order: { ...withFee, payment } });
    expect(text).not.toContain("0000000000");
    expect(text).toMatch(/Delivery +to be confirmed/);
    expect(text).toMatch(/Total before delivery +₦499,500/);
  });

  it("links to the proposed fee by a token that accepts this fee of this order", () => {
    const { text } = render({ kind: "fee_proposed", order: withFee });
    const token = /https:\/\/shop\.example\/orders\/delivery-fee\/(\S+)/.exec(text)?.[1] ?? "";
    expect(openDeliveryFeeToken(sampleLinks, token)).toEqual({ orderNumber: "PR-7K3M9QX1", fee: 1_800_000 });
    expect(text).toContain("₦517,500");
  });

  it("asks who pays at the door to have the money ready", () => {
    const order = { ...sampleOrder, payment: { method: "pay_on_delivery" as const } };
    expect(render({ kind: "shipped", order }).html).toContain("Please have ₦191,500 ready.");
    expect(render({ kind: "shipped", order: sampleOrder }).html).not.toContain("ready.");
  });

  it("links to the invoice by a token that opens it, and nothing else", () => {
    const order = { ...sampleOrder, invoice: { number: "INV-000123" } };
    const { text } = render({ kind: "payment_confirmed", order });
    const token = /https:\/\/shop\.example\/api\/orders\/invoice\/(\S+)/.exec(text)?.[1] ?? "";
    expect(sampleLinks.open("delivery-fee", token)).toBeUndefined();
    const openAt = (day: string) =>
      createSignedLinks(sampleSecret, () => Date.parse(day)).open("invoice", token);
    expect([openAt("2027-02-18"), openAt("2027-03-01")]).toEqual(["INV-000123", undefined]);
    expect(text).toContain("Links to documents open until");
  });

  it.each([
    [
      "confirmed first",
      "cancelled",
      { received: 191_500, excess: 191_500 },
      "We have ₦191,500 of yours for it.",
    ],
    ["paid back in part", "cancelled", { received: 191_500, refunded: 1_500, excess: 190_000 }, "₦190,000"],
  ])(
    "says of a cancelled order that was paid and %s that and when its money comes back",
    (_what, stage, money, words) => {
      const text = render({ kind: "cancelled", order: withMoney(stage, money) }).text.replaceAll(/\s+/g, " ");
      expect(text).toContain(words);
      expect(text).toContain("It goes back the way it came, within 10 working days.");
      expect(text).not.toContain("Nothing more is owed");
      expect(text).not.toContain("reply to this e-mail and we will see to it");
    },
  );

  it("shows a company net prices by line with its side marks, and the VAT once", () => {
    const order = {
      ...sampleOrder,
      items: sampleOrder.items.map((item) => ({
        ...item,
        unit_net: "1000.00",
        net: { value: 2_000 },
        side_mark: "Flat 4",
      })),
      trade: { company: { name: "Eko Build" }, site_contact: { name: "Bayo Ade", phone: "+2348031234567" } },
    };
    const { text } = render({ kind: "order_placed", order });
    expect(text).toContain("2 × ₦1,000 · Flat 4");
    expect(text).toMatch(/Goods, without VAT +₦4,000/);
    expect(text).toMatch(/VAT \(7\.5 %\) +₦13,360\.47/);
    expect(text).toMatch(/Total +₦191,500/);
  });

  it("asks who has paid a part for the rest, to the same account", () => {
    const { text, subject } = render({
      kind: "payment_part",
      order: withMoney("awaiting_payment", { received: 190_500, missing: 1_000 }),
      detail: "We have received ₦190,500. ₦1,000 is still to pay.",
      naira: 190_500,
    });
    expect(subject).toBe("Order PR-7K3M9QX1: we have received ₦190,500");
    expect(text).toContain("₦1,000 is still to pay.");
    expect(text).toMatch(/Amount:?\s+₦1,000/);
    expect(text).toContain("0000000000");
  });

  it("tells of a refund how much, why, that nothing is left to do, and links to its credit note", () => {
    const order = {
      ...withMoney("refunded", { received: 191_500, refunded: 191_500 }),
      invoice: { number: "INV-000123" },
      credit_notes: [
        { number: "CRN-000004", amount: { value: 191_500 }, issued_at: "2026-11-22T10:00:00.000Z" },
      ],
    };
    const { text } = render({ kind: "refunded", order, detail: "It came broken.", naira: 191_500 });
    expect(text).toContain("We have paid ₦191,500 back to you");
    expect(text).toContain("It came broken.");
    expect(text).toContain("There is nothing else for you to do.");
    const token = /https:\/\/shop\.example\/api\/orders\/credit-note\/(\S+)/.exec(text)?.[1] ?? "";
    expect(sampleLinks.open("credit-note", token)).toBe("CRN-000004");
  });

  it("tells where to pay when the fee was accepted", () => {
    const { text, subject } = render({ kind: "fee_accepted", order: sampleOrder });
    expect(subject).toBe("Order PR-7K3M9QX1: how to pay");
    expect(text).toMatch(/^Delivery is settled\n/);
    expect(text).toContain("Account number: 0000000000");
  });

  it("writes the phone as it is read", () => {
    expect(render({ kind: "shipped", order: sampleOrder }).text).toContain("+234 803 123 4567");
  });

  it("names the showroom where it is collected", () => {
    const showroom = { id: "lagos", name: "Precise Showroom Lagos", address: "14 Close", phone: "+234 1" };
    const order = { ...sampleOrder, address: null, delivery: { method: "pickup" as const, showroom } };
    const { text, subject } = render({ kind: "shipped", order });
    expect(subject).toBe("Order PR-7K3M9QX1 is ready to collect");
    expect(text).toContain("Collect at:\nPrecise Showroom Lagos\n14 Close");
  });

  it("stays below 100 KB with the largest cart", () => {
    const [item] = sampleOrder.items;
    if (!item) throw new Error("the sample has no line");
    const items = Array.from({ length: maxLinesPerCart }, (_, index) => ({ ...item, sku: `SKU-${index}` }));
    const { html, text } = render({ kind: "order_placed", order: { ...sampleOrder, items } });
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
    expect(html).toContain("SKU-0");
    expect(text).toContain("₦191,500");
  });
});

describe("what was typed into a checkout", () => {
  it("abuse 29: is text in the mail, never markup", () => {
    const order = {
      ...sampleOrder,
      contact: { ...sampleOrder.contact, lastname: '<img src=x onerror="alert(1)">' },
    };
    const { html } = render({ kind: "order_placed", order });
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(html).not.toContain("<img");
  });

  it.each(["Win at evil.example", "http://evil.example", "A".repeat(60), "You won 100", "<b>Ada</b>"])(
    "is no greeting when it is %j",
    (firstname) => {
      const order = { ...sampleOrder, contact: { ...sampleOrder.contact, firstname } };
      expect(render({ kind: "order_placed", order }).text).toMatch(/^Thank you\. We have your order\./);
    },
  );

  it.each(["Ada", "Ọláńrewájú", "Anne-Marie", "N'Golo", "Dr. Ada"])("greets %s", (firstname) => {
    const order = { ...sampleOrder, contact: { ...sampleOrder.contact, firstname } };
    expect(render({ kind: "order_placed", order }).text).toContain(`Thank you, ${firstname}.`);
  });
});

describe("a newsletter's mail", () => {
  const { headers, text } = render(welcome);
  it("can be unsubscribed from by its link, and by one click of a mail program", () => {
    const page = /https:\/\/shop\.example\/newsletter\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? "";
    expect(sampleLinks.open("newsletter-unsubscribe", page)).toBe("3f2b6c1e-0000-4000-8000-123456789abc");
    expect(headers).toEqual({
      "List-Unsubscribe": `<https://shop.example/api/newsletter/unsubscribe/${page}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(page).not.toContain("@");
  });

  it("tells the voucher's code, worth, condition and last day", () => {
    const flat = text.replace(/\s+/g, " ");
    expect(flat).toContain("Your voucher, ₦5,000 off: GLOW-7K3M-9QX1");
    expect(flat).toContain("on your first order of more than ₦100,000");
    expect(flat).toContain("valid until 19 February 2027");
  });
});

describe("a voucher that an operator sends", () => {
  const words = (changes: Partial<typeof sampleVoucher>) => {
    const voucher = { ...sampleVoucher, ...changes };
    const { subject, text } = render({ kind: "voucher", email: "ada@example.com", voucher });
    return [subject, text.replace(/\s+/g, " ")];
  };

  it("of per cents, for anybody, says so", () => {
    const [subject, text] = words({
      benefit: { kind: "percent", percent: 10 },
      minimum: { naira: 50_000, isExclusive: false },
      is_bound: false,
      first_order_only: false,
      single_use: false,
    });
    expect(subject).toBe("A voucher for you: 10 % off");
    expect(text).toContain("Use it on an order of ₦50,000 or more. It is valid until 19 February 2027.");
  });

  it("of free delivery without an end names none", () => {
    const { minimum: _minimum, expires_at: _end, ...voucher } = sampleVoucher;
    const { subject, text } = render({
      kind: "voucher",
      email: "ada@example.com",
      voucher: { ...voucher, benefit: { kind: "free_delivery" }, first_order_only: false },
    });
    expect(subject).toBe("A voucher for you: free delivery");
    expect(text.replace(/\s+/g, " ")).toContain(
      "Use it once, on an order that you place with this e-mail address. Choose a light",
    );
  });

  it("that ends at midnight in Lagos is valid until the day before", () => {
    expect(words({ expires_at: "2027-02-28T23:00:00.000Z" })[1]).toContain("valid until 28 February 2027.");
  });
});
