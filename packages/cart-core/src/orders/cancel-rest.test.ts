import { describe, expect, it } from "vitest";
import { kobo } from "../money/money.ts";
import { moneyOfRest, type OrderFigures, orderWithout, placeOfItem, stageWithout } from "./cancel-rest.ts";
import { orderMoney } from "./payment-status.ts";

/** ₦2,500 of goods, ₦5,000 for delivery: ₦7,500 with 7.5 % VAT in it. */
const shoppers: OrderFigures = {
  lines: [
    { quantity: 2, unitPrice: kobo(100_000), unitNet: null },
    { quantity: 1, unitPrice: kobo(50_000), unitNet: null },
  ],
  discounts: [],
  deliveryFee: kobo(500_000),
  vatPerThousand: 75,
};

describe("an order without some of its pieces", () => {
  it("costs what is left, and its delivery as before; its VAT is that of the new total", () => {
    expect(orderWithout(shoppers, [{ line: 1, quantity: 1 }])).toEqual({
      lines: [
        { quantity: 1, net: null, gross: 100_000 },
        { quantity: 1, net: null, gross: 50_000 },
      ],
      subtotal: 150_000,
      discounts: [],
      discountTotal: 0,
      grandTotal: 150_000,
      payable: 650_000,
      vat: 45_349,
    });
  });
  it("keeps a line of which nothing is left, with no piece, so that all others keep their places", () => {
    expect(orderWithout(shoppers, [{ line: 1, quantity: 2 }]).lines).toEqual([
      { quantity: 0, net: null, gross: 0 },
      { quantity: 1, net: null, gross: 50_000 },
    ]);
  });
  it("takes the share of each discount off with the goods, rounded down for the buyer", () => {
    // A third of the goods goes: 33,333.33 of 100,000 kobo and 0.33 of 1.
    const order = {
      ...shoppers,
      lines: [
        { quantity: 2, unitPrice: kobo(100_000), unitNet: null },
        { quantity: 1, unitPrice: kobo(100_000), unitNet: null },
      ],
      discounts: [kobo(100_000), kobo(1)],
    };
    const left = orderWithout(order, [{ line: 2, quantity: 1 }]);
    expect([left.subtotal, left.discounts, left.discountTotal]).toEqual([200_000, [66_667, 1], 66_668]);
    expect([left.grandTotal, left.payable]).toEqual([133_332, 633_332]);
  });
  it("counts a company's line by its net amount, with the VAT of the whole line", () => {
    // 3 × 333.33 net: 999.99 and 75.00 VAT; two left: 666.66 and 50.00. The fee of 5,000 has 348.84 in it.
    const order = {
      ...shoppers,
      lines: [{ quantity: 3, unitPrice: kobo(35_833), unitNet: kobo(33_333) }],
    };
    expect(orderWithout(order, [{ line: 1, quantity: 1 }])).toEqual({
      lines: [{ quantity: 2, net: 66_666, gross: 71_666 }],
      subtotal: 71_666,
      discounts: [],
      discountTotal: 0,
      grandTotal: 71_666,
      payable: 571_666,
      vat: 39_884,
    });
  });
  it("is unchanged without any", () => {
    expect(orderWithout(shoppers, []).payable).toBe(750_000);
  });
  it("does not lose more than it has", () => {
    expect(() => orderWithout(shoppers, [{ line: 2, quantity: 2 }])).toThrow(RangeError);
    expect(() => orderWithout(shoppers, [{ line: 3, quantity: 1 }])).toThrow(RangeError);
  });
});

describe("the money of an order that costs ₦6,500 in place of ₦7,500", () => {
  const lowered = (money: Parameters<typeof orderMoney>[0], wasPaid = true) =>
    moneyOfRest({
      payable: kobo(750_000),
      lowered: kobo(650_000),
      money: orderMoney(money),
      wasPaid,
    });
  it.each([
    ["paid", { received: 750_000 }, 100_000, 100_000],
    ["paid too much", { received: 760_000 }, 110_000, 100_000],
    ["₦400 of it went back before, which counts", { received: 750_000, refunded: 40_000 }, 60_000, 60_000],
    ["₦400 of it is going back", { received: 750_000, refunding: 40_000 }, 60_000, 60_000],
    ["more than that went back before", { received: 750_000, refunded: 150_000 }, 0, 0],
  ] as const)("%s", (_, money, back, credit) => {
    expect(lowered(money)).toEqual({ back, credit });
  });
  it("is not owed back where it was not paid", () => {
    expect(lowered({}, false)).toEqual({ back: 0, credit: 100_000 });
    expect(lowered({ received: 700_000 }, false)).toEqual({ back: 50_000, credit: 100_000 });
  });
});

describe("an order of which pieces are not sent any more", () => {
  const part = (number: number, state: "out" | "failed" | "delivered" | "returned") => ({
    part: number,
    state,
    lines: [{ line: 1, quantity: 1 }],
  });
  it.each([
    ["with more to be sent", 1, [part(1, "out")], "packed"],
    ["with more to be sent, and nothing sent before", 1, [], "packed"],
    ["with a part that is out", 0, [part(1, "delivered"), part(2, "out")], "shipped"],
    ["with a part that no one took yet", 0, [part(1, "failed")], "shipped"],
    ["of which all parts have arrived", 0, [part(1, "delivered"), part(2, "returned")], "delivered"],
    ["of which nothing was sent", 0, [], "nothing-left"],
    ["of which all came back", 0, [part(1, "returned")], "nothing-left"],
  ] as const)("%s", (_, left, parts, stage) => {
    expect(stageWithout(left, parts)).toBe(stage);
  });
});

describe("the place of a line among the items that are left", () => {
  it("is its place, where no line went whole", () => {
    expect(placeOfItem([{}, {}], 2)).toBe(1);
  });
  it("is found by the number that it keeps", () => {
    expect(placeOfItem([{ line: 2 }, { line: 4 }], 4)).toBe(1);
    expect(placeOfItem([{ line: 2 }, { line: 4 }], 1)).toBe(-1);
  });
});
