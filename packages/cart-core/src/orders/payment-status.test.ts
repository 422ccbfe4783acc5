import { describe, expect, it } from "vitest";
import { kobo } from "../money/money.ts";
import type { OrderStage } from "./order-stages.ts";
import {
  excessKobo,
  type MoneyByKind,
  missingKobo,
  orderMoney,
  paymentStatus,
  refundableKobo,
} from "./payment-status.ts";

const standing = (stage: OrderStage, sums: MoneyByKind, wasPaid = false) => ({
  stage,
  money: orderMoney(sums),
  payable: kobo(6_350_000),
  wasPaid,
});

describe("the payment status of an order of ₦63,500", () => {
  it.each([
    ["confirmed", {}, false, "none"],
    ["awaiting_payment", {}, false, "pending"],
    ["awaiting_payment", { received: 6_250_000 }, false, "part_paid"],
    ["confirmed", { received: 6_350_000 }, true, "paid"],
    ["confirmed", { received: 6_450_000 }, true, "over_paid"],
    ["confirmed", { received: 6_450_000, refunded: 100_000 }, true, "paid"],
    ["delivered", { received: 6_350_000, refunded: 500_000 }, true, "part_refunded"],
    ["delivered", { received: 6_350_000, refunded: 6_350_000 }, true, "refunded"],
    ["cancelled", { received: 6_350_000 }, true, "refunding"],
    ["cancelled", { received: 6_350_000 }, false, "review"],
    ["cancelled", { received: 6_350_000, refunded: 350_000 }, true, "part_refunded"],
    ["returned", { received: 6_350_000 }, true, "refunding"],
    ["refunded", { received: 6_350_000, refunded: 6_350_000 }, true, "refunded"],
    ["shipped", { received: 6_350_000, chargeback: 6_350_000, contested: 6_350_000 }, true, "disputed"],
    ["shipped", { received: 6_350_000, chargeback: 6_350_000 }, true, "refunded"],
    ["confirmed", { received: 6_350_000, refunding: 1_000_000 }, true, "refunding"],
    ["shipped", { received: 6_350_000, chargeback: 6_350_000, chargeback_won: 6_350_000 }, true, "paid"],
    ["shipped", { received: 6_350_000, reversed: 6_350_000 }, true, "refunded"],
    ["returned", { received: 6_350_000 }, false, "refunding"],
    // Paid once, and dearer since.
    ["confirmed", { received: 6_250_000 }, true, "part_paid"],
    // A bank took a part back before the rest came.
    ["awaiting_payment", { received: 6_350_000, reversed: 100_000 }, false, "part_paid"],
  ] as const)("is, %s with %o (paid before: %s), %s", (stage, sums, wasPaid, status) => {
    expect(paymentStatus(standing(stage, sums, wasPaid))).toBe(status);
  });

  it("is a person's to say while money of it has to be looked at, but not while a bank disputes it", () => {
    const review = (sums: MoneyByKind) =>
      paymentStatus({ ...standing("confirmed", sums, true), isInReview: true });
    expect(review({ received: 6_350_000, refunding: 100 })).toBe("review");
    expect(review({ received: 6_350_000, chargeback: 100, contested: 100 })).toBe("disputed");
  });

  it.each([
    ["confirmed", 0, true, "paid"],
    ["confirmed", 0, false, "none"],
    ["confirmed", 6_350_000, true, "none"],
  ] as const)(
    "is, without money, %s and with %i kobo to pay (paid before: %s), %s",
    (stage, sum, wasPaid, status) => {
      expect(paymentStatus({ ...standing(stage, {}, wasPaid), payable: kobo(sum) })).toBe(status);
    },
  );
});

it.each([
  [{ received: 500 }, 500],
  [{ received: 500, refunded: 100, refunding: 150 }, 250],
  [{ received: 500, refunding: 600 }, 0],
])("of %o %i kobo can be refunded", (sums, refundable) => {
  expect(refundableKobo(orderMoney(sums))).toBe(refundable);
});

describe("what is missing and what is too much of ₦63,500", () => {
  it.each([
    ["awaiting_payment", {}, 6_350_000, 0],
    ["awaiting_payment", { received: 6_250_000 }, 100_000, 0],
    ["awaiting_payment", { received: 6_350_000 }, 0, 0],
    ["confirmed", { received: 6_350_001 }, 0, 1],
    // Nothing is owed for what was cancelled, and all of what came is the payer's.
    ["cancelled", { received: 6_350_000, refunded: 350_000 }, 0, 6_000_000],
  ] as const)("is, %s with %o, %i and %i kobo", (stage, sums, missing, excess) => {
    const found = standing(stage, sums);
    expect([missingKobo(found), excessKobo(found)]).toEqual([missing, excess]);
  });

  it("is nothing for a paid order of which a part was refunded", () => {
    expect(missingKobo(standing("delivered", { received: 6_350_000, refunded: 500_000 }, true))).toBe(0);
  });

  it("is the rest for a paid order that has become dearer, and for one whose part a bank took back unpaid", () => {
    expect(missingKobo(standing("confirmed", { received: 6_250_000 }, true))).toBe(100_000);
    expect(missingKobo(standing("confirmed", { received: 6_250_000, reversed: 50_000 }))).toBe(150_000);
  });
});
