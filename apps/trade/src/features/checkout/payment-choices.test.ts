import { expect, it } from "vitest";
import { paymentChoices } from "./payment-choices.ts";

const account = { limit: { value: 2_000_000 }, used: { value: 1_250_000 }, available: { value: 750_000 } };

it("on account says what is left of the limit", () => {
  const { choices, notOffered } = paymentChoices([
    { method: "bank_transfer", is_offered: true },
    { method: "on_account", is_offered: true, account },
  ]);
  expect(choices.map(({ method }) => method)).toEqual(["bank_transfer", "on_account"]);
  expect(choices[1]?.detail).toContain("₦750,000 is left of your company's limit of ₦2,000,000.");
  expect(notOffered).toEqual([]);
});
it("a way that is refused is told with its reason and the limit", () => {
  const reason = "This order is above what is left of your limit.";
  expect(
    paymentChoices([
      { method: "bank_transfer", is_offered: true },
      { method: "on_account", is_offered: false, reason, account },
    ]).notOffered,
  ).toEqual([
    "This order is above what is left of your limit. ₦750,000 is left of your company's limit of ₦2,000,000.",
  ]);
});
