import { describe, expect, it } from "vitest";
import type { CheckoutEntries, CheckoutStep } from "./checkout-steps.ts";
import { sectionStates } from "./section-states.ts";

const contact = { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" };
const home = { method: "delivery", state: "Lagos", lga: "Eti-Osa", line1: "14 Harbour Road" };
const offer = {
  choices: [{ method: "bank_transfer" as const, title: "Bank transfer", detail: "" }],
  chosen: "bank_transfer",
};
const states = (
  step: CheckoutStep,
  entries: CheckoutEntries,
  choice: typeof offer | { choices: []; chosen: undefined } = offer,
) => Object.values(sectionStates(step, entries, choice));

describe("sections of the checkout, in their order", () => {
  it.each<[CheckoutStep, CheckoutEntries, string[]]>([
    ["contact", {}, ["open", "ahead", "ahead", "ahead"]],
    ["delivery", contact, ["done", "open", "ahead", "ahead"]],
    ["payment", { ...contact, ...home }, ["done", "done", "open", "open-below"]],
    ["review", { ...contact, ...home, payment: "bank_transfer" }, ["done", "done", "done", "open"]],
    ["contact", { ...contact, ...home, payment: "bank_transfer" }, ["open", "done", "done", "ahead"]],
  ])("at %s", (step, entries, expected) => {
    expect(states(step, entries)).toEqual(expected);
  });

  it("a way to pay that is not on offer any more is not done", () => {
    const entries = { ...contact, ...home, payment: "pay_on_delivery" };
    expect(states("contact", entries)).toEqual(["open", "done", "ahead", "ahead"]);
  });

  it("no order can be placed where there is no way to pay", () => {
    expect(states("payment", { ...contact, ...home }, { choices: [], chosen: undefined })).toEqual([
      "done",
      "done",
      "open",
      "ahead",
    ]);
  });
});
