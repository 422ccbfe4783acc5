import { createDeskCoupon } from "@precise/contract/desk/coupons/coupons";
import { createDeskDiscount } from "@precise/contract/desk/coupons/discounts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Vouchers and discounts. */
export function couponSamples({ about, openOwner, putGoods }: FuzzShop): FreshSamples {
  const benefit = { kind: "percent", percent: 10 } as const;
  async function coupon() {
    const body = { label: "Open day", benefit, first_order: false, prefix: "FUZZ" };
    return (await (await openOwner()).done(createDeskCoupon, { body })).coupon.code;
  }
  async function discount() {
    // Not enabled: orders of other samples cost what they cost.
    const body = { label: "Open day", benefit, once_per_person: false, is_enabled: false };
    const created = await (await openOwner()).done(createDeskDiscount, { body });
    return { params: { id: created.discount.id } };
  }

  return {
    ...about(async () => ({ params: { code: await coupon() } }), ["readDeskCoupon", "disableDeskCoupon"]),
    ...about(async () => {
      await putGoods();
      return { body: { lines: [{ sku: "FUZZ-LAMP", quantity: 1 }], code: await coupon() } };
    }, ["tryDeskCoupon"]),
    ...about(discount, ["readDeskDiscount", "changeDeskDiscount", "switchDeskDiscount"]),
  };
}
