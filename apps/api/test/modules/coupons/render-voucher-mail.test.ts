import { describe, expect, it } from "vitest";
import { renderFor, sampleLinks, sampleVoucher, welcomeMail } from "../../platform/mail/sample-mails.ts";

describe("a newsletter's mail", () => {
  const { headers, text } = renderFor(welcomeMail);
  it("can be unsubscribed from by its link, and by one click of a mail program", () => {
    const page = /https:\/\/shop\.example\/newsletter\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? "";
    expect(sampleLinks.open("newsletter-unsubscribe", page)).toBe("3f2b6c1e-0000-4000-8000-123456789abc");
    expect(headers).toEqual({
      "List-Unsubscribe": `<https://shop.example/api/newsletter/unsubscribe/${page}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(page).not.toContain("@");
  });

  it("with free delivery reads as a sentence in its subject", () => {
    const voucher = { ...sampleVoucher, benefit: { kind: "free_delivery" as const } };
    expect(renderFor({ ...welcomeMail, voucher }).subject).toBe("Welcome: free delivery on your first order");
  });

  it("gives the voucher's code, worth, condition and last day", () => {
    const flat = text.replace(/\s+/g, " ");
    expect(flat).toContain("Your voucher, ₦5,000 off: GLOW-7K3M-9QX1");
    expect(flat).toContain("on your first order of more than ₦100,000");
    expect(flat).toContain("valid until 19 February 2027");
  });
});

describe("a voucher that an operator sends", () => {
  const words = (changes: Partial<typeof sampleVoucher>) => {
    const voucher = { ...sampleVoucher, ...changes };
    const { subject, text } = renderFor({ kind: "voucher", email: "ada@example.com", voucher });
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
    for (const words of [
      "A voucher for you",
      "Your voucher, 10 % off: GLOW-7K3M-9QX1",
      "Enter the code in your cart. Use it on an order of ₦50,000 or more. It is valid until 19 February 2027.",
      "Choose a light: https://shop.example/products",
      " made a voucher for this address.",
    ])
      expect(text).toContain(words);
  });

  it("of an amount, for a first order above one, says so, and shows its code before it is opened", () => {
    const [subject, text] = words({});
    expect(subject).toBe("A voucher for you: ₦5,000 off");
    expect(text).toContain(
      "Use it once, on your first order of more than ₦100,000 placed with this e-mail address.",
    );
    const mail = renderFor({ kind: "voucher", email: "ada@example.com", voucher: sampleVoucher });
    expect(mail.html).toContain("Your code is GLOW-7K3M-9QX1.");
  });

  it("of free delivery without an end names none", () => {
    const { minimum: _minimum, expires_at: _end, ...voucher } = sampleVoucher;
    const { subject, text } = renderFor({
      kind: "voucher",
      email: "ada@example.com",
      voucher: { ...voucher, benefit: { kind: "free_delivery" }, first_order_only: false },
    });
    expect(subject).toBe("A voucher for you: free delivery");
    expect(text.replace(/\s+/g, " ")).toContain(
      "Use it once, on an order placed with this e-mail address. Choose a light",
    );
  });

  it("that ends at midnight in Lagos is valid until the day before", () => {
    expect(words({ expires_at: "2027-02-28T23:00:00.000Z" })[1]).toContain("valid until 28 February 2027.");
  });
});
