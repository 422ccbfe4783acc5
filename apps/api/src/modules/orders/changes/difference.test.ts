import { kobo, wireAmount } from "@precise/cart-core/money";
import type { OrderDifference } from "@precise/contract/shop/orders/order-changes";
import { expect, it } from "vitest";
import { isSame, needsConsent } from "./difference.ts";

type Line = OrderDifference["lines"][number];
type Prices = OrderDifference["prices"]["before"];
type Side<Of> = { readonly before: Of; readonly after: Of };

const naira = (amount: number) => wireAmount(kobo(amount * 100));
const pieces = (quantity: number, each = 1_000) => ({
  quantity,
  unit_price: each.toFixed(2),
  row_total: naira(quantity * each),
});
const lineOf = (before: Line["before"], after: Line["after"]): Line => ({
  sku: "LAMP",
  name: "Lamp",
  before,
  after,
});
const pricesOf = (payable: number, more: Partial<Prices> = {}): Prices => ({
  subtotal: naira(2_000),
  delivery_fee: naira(500),
  grand_total: naira(2_000),
  payable: naira(payable),
  vat: naira(100),
  ...more,
});
const sides = <Of>(before: Of, after: Of = before): Side<Of> => ({ before, after });
const difference = (changes: Partial<OrderDifference>): OrderDifference => ({
  lines: [lineOf(pieces(2), pieces(2))],
  delivery: sides("delivery"),
  payment: sides("bank_transfer"),
  prices: sides(pricesOf(2_500)),
  paid: naira(0),
  to_pay: naira(2_500),
  to_refund: naira(0),
  ...changes,
});

it.each<[string, Partial<OrderDifference>, boolean]>([
  ["the same goods at the same price", {}, false],
  ["a lower total", { prices: sides(pricesOf(2_500), pricesOf(2_499)) }, false],
  ["a total that is one naira higher", { prices: sides(pricesOf(2_500), pricesOf(2_501)) }, true],
  ["more pieces of one of two lines", { lines: [same(), lineOf(pieces(2), pieces(3))] }, true],
  ["fewer pieces at a lower total", { lines: [lineOf(pieces(2), pieces(1))] }, true],
  ["another article", { lines: [same(), lineOf(null, pieces(1))] }, true],
  ["an article less", { lines: [same(), lineOf(pieces(1), null)] }, true],
  ["the same pieces at another price", { lines: [lineOf(pieces(2), pieces(2, 900))] }, false],
  ["a fee that is not known yet", feeOf(naira(500), null), true],
  ["a fee that was not known, and is now", feeOf(null, naira(500)), false],
  ["a fee that nobody knows before and after", feeOf(null, null), false],
])("a buyer is asked to agree to %s: %j", (_what, changes, isAsked) => {
  expect(needsConsent(difference(changes))).toBe(isAsked);
});

it.each<[string, Partial<OrderDifference>, boolean]>([
  ["nothing", {}, true],
  ["what was paid meanwhile", { paid: naira(1), to_pay: naira(2_499) }, true],
  ["how it gets there", { delivery: sides("delivery", "pickup") }, false],
  ["how it is paid", { payment: sides("bank_transfer" as const, "paystack" as const) }, false],
  ["a price", { prices: sides(pricesOf(2_500), pricesOf(2_500, { vat: naira(99) })) }, false],
  ["one line of two", { lines: [same(), lineOf(pieces(2), pieces(2, 900))] }, false],
])("an order in which %s is different is the same: %j", (_what, changes, isExpected) => {
  expect(isSame(difference(changes))).toBe(isExpected);
});

function same(): Line {
  return lineOf(pieces(2), pieces(2));
}

function feeOf(before: Prices["delivery_fee"], after: Prices["delivery_fee"]): Partial<OrderDifference> {
  return {
    prices: sides(pricesOf(2_500, { delivery_fee: before }), pricesOf(2_500, { delivery_fee: after })),
  };
}
