import { naira } from "@precise/cart-core/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponCodeKey, newCouponCode } from "#api/modules/coupons/coupon-code.ts";
import { issueCoupon, type NewCoupon } from "#api/modules/coupons/issue-coupon.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const tenOff: NewCoupon = {
  code: "TEN-OFF",
  label: "Ten off",
  benefit: { kind: "percent", percent: 10 },
  source: "test",
};

describe("codes", () => {
  it("are random behind their beginning, and easy to read out", () => {
    expect(newCouponCode("WELCOME")).toMatch(/^WELCOME(-[0-9A-HJKMNP-TV-Z]{5}){2}$/);
    expect(newCouponCode("WELCOME")).not.toBe(newCouponCode("WELCOME"));
  });

  it.each(["welcome 7kq2m 9xtr4", "WELCOME–7KQ2M–9XTR4", " Welcome7KQ2M9XTR4"])(
    "%j is the same code",
    (typed) => {
      expect(couponCodeKey(typed)).toBe(couponCodeKey("WELCOME-7KQ2M-9XTR4"));
    },
  );
});

describe.each(databaseKinds)("making a coupon on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it("keeps what it is worth, for whom and how often", async () => {
    const issued = await issueCoupon(opened.db, {
      code: { prefix: "WELCOME" },
      label: "Welcome voucher",
      benefit: { kind: "amount", amount: naira(5_000) },
      minimum: { amount: naira(100_000), isExclusive: true },
      boundEmail: "Ada@Example.com",
      firstOrderOnly: true,
      maxUses: 1,
      source: "newsletter",
    });
    const [row] = await opened.db.query("select * from coupon where bound_email = 'ada@example.com'");
    expect(issued).toMatchObject({ ok: true });
    expect(row).toMatchObject({
      code: issued.ok ? issued.code : "",
      kind: "amount",
      amount_kobo: 500_000,
      minimum_kobo: 10_000_000,
      minimum_is_exclusive: true,
      first_order_only: true,
      max_uses: 1,
      uses: 0,
    });
  });

  it("refuses a code that is only spelled differently", async () => {
    expect(await issueCoupon(opened.db, tenOff)).toEqual({ ok: true, code: "TEN-OFF" });
    expect(await issueCoupon(opened.db, { ...tenOff, code: "ten off" })).toEqual({
      ok: false,
      code: "taken",
    });
  });
});
