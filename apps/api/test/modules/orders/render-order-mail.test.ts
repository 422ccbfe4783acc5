import { maxLinesPerCart } from "@precise/cart-core/limits";
import { describe, expect, it } from "vitest";
import { openChangeToken } from "#api/modules/orders/changes/change-link.ts";
import { openConfirmToken } from "#api/modules/orders/mail/confirm-order-link.ts";
import { openDeliveryFeeToken } from "#api/modules/orders/mail/delivery-fee-link.ts";
import { createSignedLinks } from "#api/platform/signed-links/signed-links.ts";
import {
  orderWithFee,
  orderWithMoney,
  renderFor,
  sampleLinks,
  sampleOrder,
  sampleSecret,
} from "../../platform/mail/sample-mails.ts";

describe("an order's mail", () => {
  it("says where to transfer what, with the order's number as the reference", () => {
    const { text } = renderFor({ kind: "order_placed", order: sampleOrder });
    expect(text).toContain("Amount:         ₦191,500");
    expect(text).toContain("Account number: 0000000000");
    expect(text).toContain("Reference:      PR-7K3M9QX1");
  });

  it("asks a guest to confirm, with a token that opens this order and the time that the lights are held", () => {
    const hold = { is_proved: false, goods: "held", until: "2026-11-21T09:05:00.000Z" } as const;
    const { text, subject } = renderFor({ kind: "order_placed", order: { ...sampleOrder, hold } });
    expect(subject).toBe("Please confirm your order PR-7K3M9QX1");
    expect(text.replace(/\s+/g, " ")).toContain(
      "we hold them only until Saturday, 21 November 2026, 10:05 am.",
    );
    const token = /https:\/\/shop\.example\/orders\/confirm\/(\S+)/.exec(text)?.[1] ?? "";
    expect(openConfirmToken(sampleLinks, token)).toBe("PR-7K3M9QX1");
    const proved = renderFor({
      kind: "order_placed",
      order: { ...sampleOrder, hold: { ...hold, is_proved: true } },
    });
    expect(proved.text).not.toContain("/orders/confirm/");
  });

  it("promises goods until the last day to pay only where the order is confirmed", () => {
    const payment = { ...sampleOrder.payment, pay_by: "2026-11-24T23:30:00.000Z" };
    const textFor = (is_proved: boolean) =>
      renderFor({
        kind: "order_placed",
        order: { ...sampleOrder, payment, hold: { is_proved, goods: "held" } },
      }).text;
    expect(textFor(true)).toContain("We hold your goods");
    expect(textFor(false)).not.toContain("We hold your goods");
  });

  it("says that lights are on sale again while the order stays, and how to get them back", () => {
    const order = { ...sampleOrder, hold: { is_proved: false, goods: "free" as const } };
    const { text } = renderFor({ kind: "hold_ended", order });
    expect(text.replace(/\s+/g, " ")).toContain("Your order stays open: tap to confirm it");
    expect(text).toContain("/orders/confirm/");
  });

  it("says what does not come, what the order costs now, and what we owe of what was paid", () => {
    const detail = "It is not made any more.";
    const mail = { kind: "rest_cancelled", order: sampleOrder, goods: "1 × Lamp", detail } as const;
    const { subject, text } = renderFor({ ...mail, naira: 500 });
    const words = text.replace(/\s+/g, " ");
    expect(subject).toBe("Order PR-7K3M9QX1: some of it will not come");
    expect(words).toContain("Not coming: 1 × Lamp. It is not made any more. Your order costs ₦191,500 now.");
    expect(words).toContain("We owe you ₦500 of what you paid. We will pay it back the way it came");
    expect(words).toContain("Everything else comes as planned.");
    const atDoor = { ...sampleOrder, payment: { method: "pay_on_delivery" as const } };
    const owed = renderFor({ ...mail, order: atDoor }).text.replace(/\s+/g, " ");
    expect(owed).toContain("You pay ₦191,500 when we deliver it.");
    expect(owed).not.toContain("We owe you");
  });

  it("asks for no money where an order costs nothing", () => {
    const prices = { ...sampleOrder.prices, payable: { value: 0 } };
    const { text } = renderFor({
      kind: "order_placed",
      order: { ...sampleOrder, prices, payment: { method: "bank_transfer" } },
    });
    expect(text).toContain("There is nothing to pay");
  });

  it("gives times as they are in Lagos", () => {
    const order = {
      ...sampleOrder,
      payment: { ...sampleOrder.payment, pay_by: "2026-11-24T23:30:00.000Z" },
    };
    const { text } = renderFor({ kind: "order_placed", order });
    expect(text.replace(/\s+/g, " ")).toContain("Please pay by Wednesday, 25 November 2026, 12:30 am.");
    expect(text).toContain("Placed on Saturday, 21 November 2026, 9:05 am.");
  });

  it("names no account and no total with delivery while the fee is open", () => {
    const { bank: _bank, ...payment } = sampleOrder.payment;
    const { text } = renderFor({ kind: "order_placed", order: { ...orderWithFee, payment } });
    expect(text).not.toContain("0000000000");
    expect(text).toMatch(/Delivery +to be confirmed/);
    expect(text).toMatch(/Total before delivery +₦499,500/);
  });

  it("links to the proposed fee by a token that accepts this fee of this order", () => {
    const { text } = renderFor({ kind: "fee_proposed", order: orderWithFee });
    const token = /https:\/\/shop\.example\/orders\/delivery-fee\/(\S+)/.exec(text)?.[1] ?? "";
    expect(openDeliveryFeeToken(sampleLinks, token)).toEqual({ orderNumber: "PR-7K3M9QX1", fee: 1_800_000 });
    expect(text).toContain("₦517,500");
  });

  it("asks to agree to a change by a token that opens this change of this order", () => {
    const side = { quantity: 1, unit_price: "1000.00", row_total: { value: 1_000 } };
    const { prices } = sampleOrder;
    const difference = {
      lines: [{ sku: "BULB", name: "Bulb", before: side, after: { ...side, quantity: 3 } }],
      delivery: { before: "delivery", after: "delivery" },
      payment: { before: "bank_transfer", after: "bank_transfer" },
      prices: { before: prices, after: { ...prices, payable: { value: 193_500 } } },
      paid: { value: 191_500 },
      to_pay: { value: 2_000 },
      to_refund: { value: 0 },
    };
    const change = {
      id: 7,
      reason: "You asked for two more.",
      answer_by: "2026-11-24T09:00:00.000Z",
      difference,
    };
    const { text } = renderFor({ kind: "change_proposed", order: sampleOrder, change });
    const token = /https:\/\/shop\.example\/orders\/change\/(\S+)/.exec(text)?.[1] ?? "";
    expect(openChangeToken(sampleLinks, token)).toEqual({ number: "PR-7K3M9QX1", id: 7 });
    expect(text).toContain("1 → 3");
    expect(text).toContain("₦191,500 → ₦193,500");
  });

  it("asks who pays at the door to have the money ready", () => {
    const order = { ...sampleOrder, payment: { method: "pay_on_delivery" as const } };
    expect(renderFor({ kind: "shipped", order }).html).toContain("Please have ₦191,500 ready.");
    expect(renderFor({ kind: "shipped", order: sampleOrder }).html).not.toContain("ready.");
  });

  it("gives who waits for an order its delivery code, its waybill and where it is", () => {
    const shipment = {
      by: "GIG Logistics",
      sent_at: "2026-11-24T08:00:00.000Z",
      waybill: "GIG-4711",
      tracking_url: "https://track.example/GIG-4711",
    };
    const order = { ...sampleOrder, delivery: { ...sampleOrder.delivery, shipment } };
    const { text } = renderFor({ kind: "shipped", order, code: "482193" });
    expect(text).toContain("482 193");
    expect(text).toMatch(/Waybill:? +GIG-4711/);
    expect(text).toContain("https://track.example/GIG-4711");
  });

  it("names what is in a part and what follows, and asks for the money with the last part alone", () => {
    const first = {
      by: "GIG Logistics",
      sent_at: "2026-11-24T08:00:00.000Z",
      waybill: "GIG-4711",
      part: 1,
      state: "out",
      lines: [{ line: 1, quantity: 2 }],
    };
    const last = {
      by: "Emeka",
      sent_at: first.sent_at,
      part: 2,
      state: "out",
      lines: [{ line: 2, quantity: 5 }],
    };
    const textOf = (sent: (typeof first | typeof last)[], to_send: typeof first.lines, part: number) => {
      const delivery = { ...sampleOrder.delivery, parts: { sent, to_send } };
      const order = { ...sampleOrder, payment: { method: "pay_on_delivery" as const }, delivery };
      return renderFor({ kind: "shipped", order, part, code: "482193" });
    };
    const early = textOf([first], last.lines, 1);
    expect(early.subject).toBe(`Order ${sampleOrder.number}: 2 of 7 pieces are on the way`);
    for (const words of [
      "In this delivery: 2 × Lekki Dome Pendant 30 cm, Brushed Brass.",
      "The rest follows: 5 × Prime LED Bulb 9 W, Warm White. You pay when the last part comes.",
      "482 193",
      "GIG-4711",
    ])
      expect(early.text.replaceAll(/\s+/g, " ")).toContain(words);
    const late = textOf([first, last], [], 2).text.replaceAll(/\s+/g, " ");
    expect(late).toContain("In this delivery: 5 × Prime LED Bulb 9 W, Warm White.");
    expect(late).toContain("With this, all of your order was sent. Please have ₦191,500 ready.");
    expect(late).not.toContain("GIG-4711");
  });

  it("links to the invoice by a token that opens it, and nothing else", () => {
    const order = { ...sampleOrder, invoice: { number: "INV-000123" } };
    const { text } = renderFor({ kind: "payment_confirmed", order });
    const token = /https:\/\/shop\.example\/api\/orders\/invoice\/(\S+)/.exec(text)?.[1] ?? "";
    expect(sampleLinks.open("delivery-fee", token)).toBeUndefined();
    const openAt = (day: string) =>
      createSignedLinks(sampleSecret, () => Date.parse(day)).open("invoice", token);
    expect([openAt("2027-02-18"), openAt("2027-03-01")]).toEqual(["INV-000123", undefined]);
    expect(text).toContain("These links work until");
  });

  it.each([
    [
      "confirmed first",
      "cancelled",
      { received: 191_500, excess: 191_500 },
      "We owe you ₦191,500 for this order.",
    ],
    ["paid back in part", "cancelled", { received: 191_500, refunded: 1_500, excess: 190_000 }, "₦190,000"],
  ])(
    "says of a cancelled order that was paid and %s that and when its money comes back",
    (_what, stage, money, words) => {
      const text = renderFor({ kind: "cancelled", order: orderWithMoney(stage, money) }).text.replaceAll(
        /\s+/g,
        " ",
      );
      expect(text).toContain(words);
      expect(text).toContain("We will pay it back the way it came, within 10 working days");
      expect(text).not.toContain("You owe nothing");
      expect(text).not.toContain("reply to this e-mail and we will sort it out");
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
    const { text } = renderFor({ kind: "order_placed", order });
    expect(text).toContain("2 × ₦1,000 · Flat 4");
    expect(text).toMatch(/Goods, without VAT +₦4,000/);
    expect(text).toMatch(/VAT \(7\.5 %\) +₦13,360\.47/);
    expect(text).toMatch(/Total +₦191,500/);
  });

  it("asks who has paid a part for the rest, to the same account", () => {
    const { text, subject } = renderFor({
      kind: "payment_part",
      order: orderWithMoney("awaiting_payment", { received: 190_500, missing: 1_000 }),
      detail: "We have received ₦190,500. ₦1,000 is left to pay.",
      naira: 190_500,
    });
    expect(subject).toBe("Order PR-7K3M9QX1: we have received ₦190,500");
    expect(text).toContain("₦1,000 is left to pay.");
    expect(text).toMatch(/Amount:?\s+₦1,000/);
    expect(text).toContain("0000000000");
  });

  it("says of a refund how much and why, and links to its credit note", () => {
    const order = {
      ...orderWithMoney("refunded", { received: 191_500, refunded: 191_500 }),
      invoice: { number: "INV-000123" },
      credit_notes: [
        { number: "CRN-000004", amount: { value: 191_500 }, issued_at: "2026-11-22T10:00:00.000Z" },
      ],
    };
    const { text } = renderFor({ kind: "refunded", order, detail: "It came broken.", naira: 191_500 });
    expect(text).toContain("We have refunded ₦191,500 the way you paid");
    expect(text).toContain("It came broken.");
    const token = /https:\/\/shop\.example\/api\/orders\/credit-note\/(\S+)/.exec(text)?.[1] ?? "";
    expect(sampleLinks.open("credit-note", token)).toBe("CRN-000004");
  });

  it("says where to pay when the fee was accepted", () => {
    const { text, subject } = renderFor({ kind: "fee_accepted", order: sampleOrder });
    expect(subject).toBe("Order PR-7K3M9QX1: how to pay");
    expect(text).toMatch(/^Your delivery fee is agreed\n/);
    expect(text).toContain("Account number: 0000000000");
  });

  it("writes the phone as it is read", () => {
    expect(renderFor({ kind: "shipped", order: sampleOrder }).text).toContain("+234 803 123 4567");
  });

  it("names the showroom where it is collected", () => {
    const showroom = { id: "lagos", name: "Precise Showroom Lagos", address: "14 Close", phone: "+234 1" };
    const order = { ...sampleOrder, address: null, delivery: { method: "pickup" as const, showroom } };
    const { text, subject } = renderFor({ kind: "shipped", order });
    expect(subject).toBe("Order PR-7K3M9QX1 is ready to collect");
    expect(text).toContain("Collect at:\nPrecise Showroom Lagos\n14 Close");
  });

  it("stays below 100 KB with the largest cart", () => {
    const [item] = sampleOrder.items;
    if (!item) throw new Error("the sample has no line");
    const items = Array.from({ length: maxLinesPerCart }, (_, index) => ({ ...item, sku: `SKU-${index}` }));
    const { html, text } = renderFor({ kind: "order_placed", order: { ...sampleOrder, items } });
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
    expect(html).toContain("SKU-0");
    expect(text).toContain("₦191,500");
  });
});
