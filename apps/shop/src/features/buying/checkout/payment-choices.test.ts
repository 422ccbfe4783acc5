import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { paymentChoices } from "./payment-choices.ts";

const methods = [
  { method: "pay_on_delivery" as const, limit: 250_000 },
  { method: "bank_transfer" as const },
  { method: "paystack" as const },
];
const offered = (payable: number, more = {}) =>
  paymentChoices(methods, { payable: naira(payable), isPickup: false, isFeeKnown: true, ...more });

it.each([
  [250_000, ["paystack", "pay_on_delivery", "bank_transfer"], 0],
  [250_001, ["paystack", "bank_transfer"], 1],
])("an order of N%i may take %j", (payable, ways, explained) => {
  const { choices, notOffered } = offered(payable);
  expect(choices.map(({ method }) => method)).toEqual(ways);
  expect(notOffered).toHaveLength(explained);
});

it("the limit is explained with both amounts", () => {
  expect(offered(524_000).notOffered).toEqual([
    "Pay on delivery is for orders up to ₦250,000. Your order is ₦524,000.",
  ]);
});

it("an order whose delivery must be confirmed is paid offline only", () => {
  expect(offered(499_500, { isFeeKnown: false }).choices.map(({ method }) => method)).toEqual([
    "bank_transfer",
  ]);
});

it("what is paid at once is chosen already wherever it is offered", () => {
  const order = { payable: naira(90_000), isPickup: false, isFeeKnown: true };
  const { choices, chosen } = paymentChoices(methods, order);
  expect(chosen).toBe("paystack");
  expect(choices[0]).toEqual({
    method: "paystack",
    title: "Pay now: card, transfer or USSD",
    detail: "You pay on Paystack's page; we confirm at once.",
  });
  expect(paymentChoices(methods, { ...order, isFeeKnown: false }).chosen).toBe("pay_on_delivery");
});

it("at a showroom it is called so", () => {
  expect(offered(90_000, { isPickup: true }).choices[1]?.title).toBe("Pay at the showroom");
});

it.each([
  [90_000, undefined, "pay_on_delivery"],
  [90_000, "bank_transfer", "bank_transfer"],
  [250_001, undefined, "bank_transfer"],
  [250_001, "pay_on_delivery", "bank_transfer"],
])("an order of N%i whose shopper chose %s before begins with %s", (payable, before, chosen) => {
  const order = { payable: naira(payable), isPickup: false, isFeeKnown: true };
  expect(paymentChoices(methods.slice(0, 2), order, before).chosen).toBe(chosen);
});
