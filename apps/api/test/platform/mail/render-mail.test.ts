import { describe, expect, it } from "vitest";
import { appointmentMails } from "../../modules/appointments/appointment-mails.ts";
import type { Mail } from "./sample-mails.ts";
import {
  backInStockMail,
  claimMailSamples,
  orderWithFee,
  orderWithMoney,
  renderFor,
  sampleOrder,
  sampleVoucher,
  welcomeMail,
} from "./sample-mails.ts";

const all: Mail[] = [
  ...claimMailSamples,
  { kind: "order_placed", order: sampleOrder },
  { kind: "fee_proposed", order: orderWithFee },
  { kind: "fee_accepted", order: sampleOrder },
  { kind: "payment_confirmed", order: { ...sampleOrder, invoice: { number: "INV-000123" } } },
  { kind: "shipped", order: sampleOrder, detail: "GIG Logistics brings it: tracking number 1234567." },
  { kind: "delivered", order: sampleOrder },
  {
    kind: "rest_cancelled",
    order: sampleOrder,
    goods: "1 × Lamp",
    detail: "It is not made any more.",
    naira: 500,
  },
  { kind: "cancelled", order: sampleOrder, detail: "It was not paid in time." },
  {
    kind: "payment_part",
    order: orderWithMoney("awaiting_payment", { received: 190_500, missing: 1_000 }),
    detail: "We have received ₦190,500. ₦1,000 is left to pay.",
    naira: 190_500,
  },
  {
    kind: "payment_over",
    order: orderWithMoney("confirmed", { received: 192_500, excess: 1_000 }),
    naira: 1_000,
  },
  {
    kind: "payment_late",
    order: orderWithMoney("cancelled", { received: 191_500, excess: 191_500 }),
    naira: 191_500,
  },
  { kind: "order_reopened", order: orderWithMoney("awaiting_payment", { received: 0 }) },
  { kind: "returned", order: orderWithMoney("returned", { received: 191_500, excess: 191_500 }) },
  {
    kind: "refunded",
    order: {
      ...orderWithMoney("refunded", { received: 191_500, refunded: 191_500 }),
      invoice: { number: "INV-000123" },
      credit_notes: [
        { number: "CRN-000004", amount: { value: 191_500 }, issued_at: "2026-11-22T10:00:00.000Z" },
      ],
    },
    detail: "It came broken.",
    naira: 191_500,
  },
  { kind: "voucher", email: "ada@example.com", voucher: sampleVoucher },
  welcomeMail,
  backInStockMail,
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
  {
    kind: "message_answered",
    about: "contact",
    reference: "M-7K3M9QX1",
    text: "Good morning,\n\nit leaves Lagos today.",
    author: "Ngozi Eze",
    sent: { at: "2026-11-21T10:00:00.000Z", facts: [["Topic", "order"]], text: "Where is my lamp?" },
  },
];

describe.each(all.map((mail) => [mail.kind, mail] as const))("the mail %s", (_kind, content) => {
  const { html, text, subject } = renderFor(content);

  it("fetches nothing, runs nothing, and needs no picture", () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|@import|url\(|background=/);
    for (const [, address = ""] of html.matchAll(/href="([^"]*)"/g))
      expect(address).toMatch(/^(?:https:\/\/(?:desk\.)?shop\.example\/|mailto:hello@example\.com$)/);
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

it.each(["contact", "affiliate", "design", "question"] as const)(
  "the mail of a %s leads to its page at the desk",
  (about) => {
    const mail = {
      kind: "message_arrived",
      about,
      reference: "M-7K3M9QX1",
      name: "Ada Obi",
      email: "",
    } as const;
    const { text } = renderFor({ ...mail, facts: [], text: "Does it dim?", pictures: 0 });
    expect(text).toContain("https://desk.shop.example/inbox/M-7K3M9QX1");
  },
);

it.each(all.map((mail) => [mail.kind, mail] as const))("the mail %s names no command", (_kind, mail) =>
  expect(renderFor(mail).text).not.toContain("pnpm ops"),
);

describe("what was typed into a checkout", () => {
  it("abuse 29: is text in the mail, never markup", () => {
    const order = {
      ...sampleOrder,
      contact: { ...sampleOrder.contact, lastname: '<img src=x onerror="alert(1)">' },
    };
    const { html } = renderFor({ kind: "order_placed", order });
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(html).not.toContain("<img");
  });

  it.each(["Win at evil.example", "http://evil.example", "A".repeat(60), "You won 100", "<b>Ada</b>"])(
    "is no greeting when it is %j",
    (firstname) => {
      const order = { ...sampleOrder, contact: { ...sampleOrder.contact, firstname } };
      expect(renderFor({ kind: "order_placed", order }).text).toMatch(/^Thank you\. We have your order\./);
    },
  );

  it.each(["Ada", "Ọláńrewájú", "Anne-Marie", "N'Golo", "Dr. Ada"])("greets %s", (firstname) => {
    const order = { ...sampleOrder, contact: { ...sampleOrder.contact, firstname } };
    expect(renderFor({ kind: "order_placed", order }).text).toContain(`Thank you, ${firstname}.`);
  });
});
