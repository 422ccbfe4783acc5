import { expect, it } from "vitest";
import { paymentChoices } from "./payment-choices.ts";

const account = { limit: { value: 2_000_000 }, used: { value: 1_250_000 }, available: { value: 750_000 } };

it("on account says what is left of the limit", () => {
  const choices = paymentChoices([
    { method: "bank_transfer", is_offered: true },
    { method: "on_account", is_offered: true, account },
  ]);
  expect(choices.map(({ method, isClosed }) => [method, isClosed])).toEqual([
    ["bank_transfer", false],
    ["on_account", false],
  ]);
  expect(choices[1]?.detail).toContain("₦750,000 left of your company's ₦2,000,000 limit.");
});

it("a way that does not fit stays in sight, closed, with its reason once", () => {
  const reason = "₦2,018,205 is over your limit: ₦750,000 of your company's ₦2,000,000 limit is left.";
  expect(
    paymentChoices([
      { method: "bank_transfer", is_offered: true },
      { method: "on_account", is_offered: false, reason, account },
    ])[1],
  ).toEqual({ method: "on_account", title: "On account", detail: reason, isClosed: true });
});
