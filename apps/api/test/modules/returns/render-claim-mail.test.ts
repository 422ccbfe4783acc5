import type { ClaimState } from "@precise/cart-core/claim-words";
import { describe, expect, it } from "vitest";
import type { ClaimMail } from "#api/modules/returns/claim-mails.ts";
import { claimMailSamples, renderFor } from "../../platform/mail/sample-mails.ts";

const [updated, arrived] = claimMailSamples as [
  Extract<ClaimMail, { kind: "claim_updated" }>,
  Extract<ClaimMail, { kind: "claim_arrived" }>,
];
const read = (mail: ClaimMail) => {
  const { subject, text, replyTo } = renderFor(mail);
  return { subject, replyTo, text: text.replace(/\s+/g, " ") };
};

describe("a shopper's mail about a claim", () => {
  it.each<[ClaimState, string]>([
    ["requested", "We have your warranty claim"],
    ["approved", "Your warranty claim is approved"],
    ["refused", "Your warranty claim is refused"],
    ["received", "Your goods have reached us"],
    ["refunded", "We refund you"],
    ["replaced", "Your replacement is on its way"],
    ["repaired", "Your repair is done"],
    ["sent_back", "Your goods are on their way back"],
    ["closed", "Your warranty claim is closed"],
  ])("that is %s has its own subject and title", (state, title) => {
    const { subject, text } = read({ ...updated, state });
    expect(subject).toBe(`${title} (RET-000012)`);
    expect(text).toContain(title);
  });

  it("has what the history says, number, order and articles, the way to the claim, and why it comes", () => {
    const { text, replyTo } = read({ ...updated, about: "return" });
    for (const words of [
      "Your return is approved",
      "We take it back. We collect it at our cost, or you bring it to a showroom.",
      "Number: RET-000012",
      "Order: PR-7K3M9QX1",
      "1 × Lekki Dome Pendant 30 cm, Brushed Brass (PR-PD-LEK30-BB): faulty",
      "See your return: https://shop.example/order/PR-7K3M9QX1/returns/RET-000012",
      "Questions? Reply to this e-mail, or call ",
      "You get this e-mail because an order was placed with this address at shop.example.",
    ])
      expect(text).toContain(words);
    expect(replyTo).toBe("hello@example.com");
  });
});

describe("the shop's mail that there is a claim to decide", () => {
  it("has all that was filled in, and is answered to the shopper", () => {
    const { subject, text, replyTo } = read(arrived);
    expect([subject, replyTo]).toEqual(["Warranty claim RET-000012 for PR-7K3M9QX1", "ada@example.com"]);
    for (const words of [
      "Warranty claim to decide",
      "Number: RET-000012",
      "Order: PR-7K3M9QX1",
      "Name: Ada Obi",
      "(PR-PD-LEK30-BB): faulty",
      "In time: no",
      "Pictures: 2",
      "It went dark after a week.",
      "Decide it at the desk: https://desk.shop.example/returns/RET-000012",
      "You get this e-mail because returns and warranty claims go to this address.",
    ])
      expect(text).toContain(words);
    expect(renderFor(arrived).html).toContain("From Ada Obi.");
  });

  it("names no pictures, no words and no address of the shopper where there are none", () => {
    const bare = { ...arrived, about: "return" as const, isInTime: true, pictures: 0, note: "", email: "" };
    const { subject, text, replyTo } = read(bare);
    expect([subject, replyTo]).toEqual(["Return RET-000012 for PR-7K3M9QX1", "hello@example.com"]);
    expect(text).toContain("In time: yes Decide it at the desk");
    expect(text).not.toContain("Pictures");
  });
});
