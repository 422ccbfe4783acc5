import { expect, it } from "vitest";
import { orderMoves, stageAfterFee } from "./order-moves.ts";
import { allPaymentKinds, paymentFacts, paymentKindsOf } from "./payment-kinds.ts";

it("offers each buyer their own ways to pay, in one order", () => {
  expect(paymentKindsOf("shopper")).toEqual(["pay_on_delivery", "bank_transfer", "paystack"]);
  expect(paymentKindsOf("company")).toEqual(["bank_transfer", "paystack", "on_account"]);
});

it("lets no order wait for money that comes with the goods or after them", () => {
  for (const kind of allPaymentKinds) {
    const isBefore = paymentFacts(kind).due === "before_dispatch";
    expect(stageAfterFee(kind)).toBe(isBefore ? "awaiting_payment" : "confirmed");
    const waits = orderMoves.some(
      ({ from, to, only }) =>
        from === "placed" && to === "awaiting_payment" && only?.payment?.includes(kind) === true,
    );
    expect(waits).toBe(isBefore);
  }
});
