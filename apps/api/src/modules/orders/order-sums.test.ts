import { deliveryTiers } from "@precise/cart-core/delivery-fee";
import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import type { Coupon } from "#api/modules/coupons/coupon-rows.ts";
import type { ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import type { AgreedAmounts, DraftLine } from "./order-draft.ts";
import { goodsOf, orderSums } from "./order-sums.ts";

const line = (price: number, quantity: number): DraftLine => ({
  product: {
    ...{ sku: "LAMP", name: "Lamp", urlPath: "/product/lamp", stockQty: 10, attributes: {} },
    ...{ priceKobo: naira(price), listPriceKobo: naira(price), media_gallery: [], categoryIds: [] },
  },
  unitPrice: naira(price),
  quantity,
});
const agreed = (
  discount: number,
  ofGoods: number | null,
  deliveryFee: number | null = null,
): AgreedAmounts => ({
  discount: naira(discount),
  ofGoods: ofGoods === null ? null : naira(ofGoods),
  deliveryFee: deliveryFee === null ? null : naira(deliveryFee),
});
const coupon: Coupon = {
  ...{ id: 1, code: "GLOW", label: "Glow week", minimum: null, boundEmail: null },
  ...{ firstOrderOnly: false, maxUsesPerPerson: null, isUsable: true },
  benefit: { kind: "amount", amount: naira(5_000) },
};
const rainWeek: ShopDiscount = {
  ...{ id: 7, label: "Rain week", minimum: null, categoryIds: null, oncePerPerson: false },
  benefit: { kind: "amount", amount: naira(3_000) },
};
const sums = (
  lines: readonly DraftLine[],
  more: {
    readonly agreed?: AgreedAmounts;
    readonly coupon?: Coupon;
    readonly rules?: readonly ShopDiscount[];
    readonly method?: "delivery" | "pickup";
  } = {},
) =>
  orderSums(
    lines,
    { method: more.method ?? "delivery", tiers: deliveryTiers, agreed: more.agreed },
    more.coupon && { coupon: more.coupon, isWanted: false },
    more.rules ?? [],
  );
const takenOff = (result: ReturnType<typeof orderSums>) =>
  result.discounts.map(({ label, code, amount_kobo }) => [label, code, amount_kobo / 100]);

describe("the sums of an order", () => {
  it("are its goods and the fee of the table, with nothing taken off where nothing is said", () => {
    const result = sums([line(40_000, 2)]);
    expect(result).toMatchObject({
      totals: { subtotal: naira(80_000), deliveryFee: naira(5_000) },
      discounts: [],
      notices: [],
    });
    expect(result).not.toHaveProperty("used");
    expect(result).not.toHaveProperty("rule");
    expect(goodsOf([line(40_000, 2), line(99.5, 1)])).toBe(naira(80_099.5));
  });

  it("have the fee that was agreed in place of the table's, and 0 is one", () => {
    const feeOf = (fee: number | null) =>
      sums([line(40_000, 2)], { agreed: agreed(0, null, fee) }).totals.deliveryFee;
    expect([feeOf(null), feeOf(2_500), feeOf(0)]).toEqual([naira(5_000), naira(2_500), naira(0)]);
  });

  it("take a discount without a code off under its label", () => {
    const result = sums([line(40_000, 2)], { rules: [rainWeek] });
    expect(result).toMatchObject({
      rule: { id: 7 },
      discounts: [{ code: "", label: "Rain week", amount_kobo: 300_000, rule: 7 }],
      totals: { grandTotal: naira(77_000) },
    });
  });

  it("take a code off, which is then used up", () => {
    const result = sums([line(40_000, 2)], { coupon });
    expect(takenOff(result)).toEqual([["Glow week", "GLOW", 5_000]]);
    expect(result).toMatchObject({ used: { code: "GLOW" }, totals: { grandTotal: naira(75_000) } });
  });

  it("keep a code for delivery where there is none to pay, and use it where there is", () => {
    const free: Coupon = { ...coupon, benefit: { kind: "free_delivery" } };
    expect(sums([line(40_000, 2)], { coupon: free, method: "pickup" })).not.toHaveProperty("used");
    const used = sums([line(40_000, 2)], { coupon: free, rules: [rainWeek] });
    expect(used).toMatchObject({ used: { code: "GLOW" }, totals: { deliveryFee: 0 } });
    expect(takenOff(used)).toEqual([
      ["Rain week", "", 3_000],
      ["Glow week", "GLOW", 0],
    ]);
  });

  it("say that a code has ended, and nothing of what is checked when the order is placed", () => {
    expect(sums([line(40_000, 2)], { coupon: { ...coupon, isUsable: false } }).notices).toEqual([
      "The code GLOW is no longer valid and does not apply.",
    ]);
    expect(sums([line(40_000, 2)], { coupon: { ...coupon, firstOrderOnly: true } }).notices).toEqual([]);
  });
});

describe("a discount that staff agreed", () => {
  it.each([
    ["these goods", 80_000, null, 4_000],
    ["as many goods", 80_000, 80_000, 4_000],
    ["fewer goods", 80_000, 60_000, 4_000],
    ["twice as many goods", 80_000, 160_000, 2_000],
    ["goods whose share is no whole naira", 80_000, 240_000, 1_333],
    ["goods whose share is rounded up", 80_000, 120_000, 2_667],
  ])("for %s takes its part off", (_, goods, ofGoods, expected) => {
    expect(takenOff(sums([line(goods, 1)], { agreed: agreed(4_000, ofGoods) }))).toEqual([
      ["Agreed discount", "", expected],
    ]);
  });

  it("takes no more than the other discounts leave, and is not named where they leave nothing", () => {
    expect(takenOff(sums([line(4_000, 1)], { agreed: agreed(4_000, null), rules: [rainWeek] }))).toEqual([
      ["Rain week", "", 3_000],
      ["Agreed discount", "", 1_000],
    ]);
    expect(takenOff(sums([line(3_000, 1)], { agreed: agreed(4_000, null), rules: [rainWeek] }))).toEqual([
      ["Rain week", "", 3_000],
    ]);
    expect(takenOff(sums([line(3_000, 1)], { agreed: agreed(0, 9_000) }))).toEqual([]);
  });
});
