import { describe, expect, it } from "vitest";
import { type Mail, renderFor, sampleOrder } from "../../platform/mail/sample-mails.ts";

/** The sample order, which is paid online in place of by transfer. */
const online = {
  ...sampleOrder,
  payment: { method: "paystack" as const, pay_by: "2026-11-24T23:30:00.000Z" },
};
const trade = {
  company: { name: "Eko Build" },
  site_contact: { name: "Bayo Ade", phone: "+2348031234567" },
};
function render(mail: Mail) {
  const { subject, text } = renderFor(mail);
  return { subject, text: text.replaceAll(/\s+/g, " ") };
}

describe("the mail of an order that is paid online", () => {
  it.each(["order_placed", "fee_accepted", "order_confirmed"] as const)(
    "%s leads to the page on which it is paid, and names no account",
    (kind) => {
      const { subject, text } = render({ kind, order: online });
      expect(subject).toBe("Order PR-7K3M9QX1: how to pay");
      expect(text).toContain("Pay ₦191,500 by card, bank transfer or USSD.");
      expect(text).toContain("https://shop.example/pay/PR-7K3M9QX1");
      expect(text).toContain(
        "Please pay by Wednesday, 25 November 2026, 12:30 am. We hold your goods until then.",
      );
      expect(text).not.toContain("Account number");
    },
  );

  it("asks a guest to pay first; the link to confirm is for who pays later", () => {
    const hold = { is_proved: false, goods: "held", until: "2026-11-21T09:05:00.000Z" } as const;
    const { subject, text } = render({ kind: "order_placed", order: { ...online, hold } });
    expect(subject).toBe("Order PR-7K3M9QX1: how to pay");
    expect(text.indexOf("/pay/PR-7K3M9QX1")).toBeLessThan(text.indexOf("/orders/confirm/"));
    expect(text).not.toContain("We hold your goods until then.");
  });

  it("names how it was paid, and the reference", () => {
    const attempts = [
      { reference: "PR-7K3M9QX1-1-4F2K", status: "failed", amount: { value: 191_500 } },
      {
        reference: "PR-7K3M9QX1-2-9QX1",
        status: "succeeded",
        amount: { value: 191_500 },
        channel: "card",
        last4: "4081",
      },
    ];
    const order = { ...online, stage: "confirmed", payment: { ...online.payment, attempts } };
    const { text } = render({ kind: "payment_confirmed", order });
    expect(text).toContain("Card ending in 4081");
    expect(text).toContain("PR-7K3M9QX1-2-9QX1");
    expect(text).not.toContain("PR-7K3M9QX1-1-4F2K");
  });

  it("of a company leads to its own page of the order", () => {
    const { text } = render({ kind: "order_placed", order: { ...online, trade } });
    expect(text).toContain("https://shop.example/clients/orders/PR-7K3M9QX1");
    expect(text).not.toContain("/pay/");
  });

  it("says what is still missing, and where to pay it", () => {
    const payment = { ...online.payment, status: "part_paid", missing: { value: 1_500 } };
    const order = { ...online, stage: "awaiting_payment", payment };
    const { text } = render({ kind: "payment_part", order, naira: 190_000 });
    expect(text).toContain("Pay ₦1,500 by card, bank transfer or USSD.");
    expect(text).not.toContain("same account");
  });
});

describe("the mail of money that a payment service moves", () => {
  it("names both amounts where a bank sent another one", () => {
    const mail = { kind: "payment_rejected", order: online, naira: 190_000, due_naira: 191_500 } as const;
    const { subject, text } = render(mail);
    expect(subject).toBe("Order PR-7K3M9QX1: please send exactly ₦191,500");
    expect(text).toContain(
      "Your bank sent ₦190,000, and the order is ₦191,500. The ₦190,000 goes back to the account it came from.",
    );
  });

  it("says how much goes back, by when, and under which reference", () => {
    const { subject, text } = render({
      kind: "refund_started",
      order: online,
      naira: 5_000,
      expected_by: "2026-12-05",
      reference: "PR-7K3M9QX1-1-4F2K",
    });
    expect(subject).toBe("Order PR-7K3M9QX1: ₦5,000 goes back to you");
    expect(text).toContain("You should have it by 5 December 2026.");
    expect(text).toContain("PR-7K3M9QX1-1-4F2K");
  });

  it("leads by a link of its own to where an account is named, and asks for no card", () => {
    const account = { refund: 7, turn: 1 };
    const mail = { kind: "refund_needs_account", order: online, naira: 5_000, account } as const;
    expect(render(mail).text).toMatch(/https:\/\/shop\.example\/orders\/refund\/[\w.-]+/);
    expect(render({ ...mail, account: undefined }).text).toContain("https://shop.example/order/PR-7K3M9QX1");
    expect(render(mail).text).toContain("We never ask for a card number");
    expect(render({ ...mail, order: { ...online, trade } }).text).toContain(
      "Reply to this e-mail or call us",
    );
  });

  it("says to which account a refund goes, by its end and initials, and how it is stopped", () => {
    const account = {
      refund: 7,
      turn: 1,
      ending: "6789",
      initials: "W. T. O.",
      goes_at: "2026-11-28T10:00:00.000Z",
      asks: false,
    };
    const mail = { kind: "refund_account_named", order: online, naira: 5_000, account } as const;
    const { subject, text } = render(mail);
    expect(subject).toBe("Order PR-7K3M9QX1: your refund goes to ****6789, W. T. O.");
    expect(text).toContain("We send it after Saturday, 28 November 2026, 11:00 am.");
    expect(text).toMatch(/Stop this refund.*https:\/\/shop\.example\/orders\/refund\/[\w.-]+/);
    const asking = render({ ...mail, account: { ...account, asks: true } }).text;
    expect(asking).toContain("The account is in another name than yours");
  });

  it("says to the old address what of a paid order was changed", () => {
    const { subject, text } = render({ kind: "buyer_corrected", order: online, changed: ["e-mail address"] });
    expect(subject).toBe("Order PR-7K3M9QX1: we changed your e-mail address");
    expect(text).toContain("For 24 hours no refund of this order goes to a bank account.");
  });

  it("says of a second payment that it goes back by itself", () => {
    const order = { ...online, stage: "confirmed" };
    const twice = { kind: "payment_over", order, naira: 191_500, reference: "PR-7K3M9QX1-2-9QX1" } as const;
    const { subject, text } = render({ ...twice, expected_by: "2026-12-05" });
    expect(subject).toBe("Order PR-7K3M9QX1: you paid twice, and ₦191,500 goes back");
    expect(text).toContain("You should have it by 5 December 2026.");
    expect(text).toContain("PR-7K3M9QX1-2-9QX1");
  });
});
