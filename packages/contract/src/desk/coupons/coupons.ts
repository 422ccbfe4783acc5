import { isWholeKobo } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { calendarDay } from "../../wire/calendar-input.ts";
import { onceKey } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { emailAddress, line, searchText } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";
import { discountTrial, triedCart } from "./discount-trial.ts";

export const couponStates = ["usable", "not_begun", "ended", "used_up", "disabled"] as const;
export type CouponState = (typeof couponStates)[number];

/** Naira. */
export const typedNaira = z.number().check(
  z.gte(0.01, { error: "must be above ₦0" }),
  z.lte(1_000_000_000, { error: "must be ₦1,000,000,000 at most" }),
  z.refine(isWholeKobo, {
    error: "must have two decimals at most",
  }),
);
export const typedPercent = z
  .int({ error: "must be a whole percentage" })
  .check(z.gte(1, { error: "must be 1 % or more" }), z.lte(100, { error: "must be 100 % or less" }));
const count = z.int().check(z.gte(1), z.lte(1_000_000_000));

/** What a voucher says; what is left out does not limit it. */
export const couponTerms = {
  /** What the customer reads beside the amount. */
  label: line(1, 60),
  benefit: z.union([
    z.strictObject({ kind: z.literal("amount"), naira: typedNaira }),
    z.strictObject({ kind: z.literal("percent"), percent: typedPercent }),
    z.strictObject({ kind: z.literal("free_delivery") }),
  ]),
  /** What the goods must cost: that much or more, or more than that. */
  minimum: z.optional(z.strictObject({ naira: typedNaira, is_exclusive: z.boolean() })),
  /** A day in Lagos; from its beginning. */
  from: z.optional(calendarDay),
  /** A day in Lagos, to whose end it counts. */
  last_day: z.optional(calendarDay),
  /** Only for orders with this e-mail. */
  email: z.optional(emailAddress),
  first_order: z.boolean(),
  uses: z.optional(count),
  uses_per_person: z.optional(count),
};

/** A voucher. Amounts in naira. */
export const deskCoupon = z.object({
  code: z.string(),
  label: z.string(),
  kind: z.enum(["amount", "percent", "free_delivery"]),
  amount: z.optional(wireAmount),
  percent: z.optional(z.int()),
  minimum: z.optional(z.object({ value: z.number(), is_exclusive: z.boolean() })),
  starts_at: z.string(),
  ends_at: z.optional(z.string()),
  /** A digest once the voucher is old, or its owner was erased. */
  email: z.optional(z.string()),
  first_order: z.boolean(),
  /** Orders that use it now. */
  uses: z.int(),
  max_uses: z.optional(z.int()),
  max_uses_per_person: z.optional(z.int()),
  state: z.enum(couponStates),
  created_at: z.string(),
  /** Who or what made it. */
  source: z.string(),
});
export type DeskCoupon = z.infer<typeof deskCoupon>;

/** An order that used a voucher or a discount. */
export const discountUse = z.object({
  number: z.string(),
  used_at: z.string(),
  /** Where the order was cancelled, and the use given back. */
  returned_at: z.optional(z.string()),
  amount: wireAmount,
  payable: wireAmount,
});
export type DiscountUse = z.infer<typeof discountUse>;

const page = {
  search: z.optional(searchText(100)),
  cursor: z.optional(z.string().check(z.maxLength(40))),
};
const code = line(1, 60);
/** How a random code begins where nothing else is asked for. */
export const couponPrefix = "VOUCHER";

export const listDeskCoupons = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/coupons",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Vouchers, the newest first",
  query: z.object({
    ...page,
    /** States with commas between them. */
    state: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.object({
    coupons: z.array(deskCoupon),
    ...pageEnd,
  }),
});

export const readDeskCoupon = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/coupons/{code}",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "A voucher, and the last 200 orders that used it, the newest first",
  params: z.object({ code }),
  data: z.object({ coupon: deskCoupon, uses: z.array(discountUse) }),
  failures: [404],
});

/** 409 `refused`: there is a voucher of that code. */
export const createDeskCoupon = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/coupons",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Makes a voucher; the same Idempotency-Key and body give the same answer",
  status: 201,
  headers: onceKey,
  body: z.strictObject({
    ...couponTerms,
    /** A code of your choice; a random one where it is left out. */
    code: z.optional(
      z.string().check(
        z.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, {
          error: "must be 4 to 40 capital letters, digits and hyphens",
        }),
      ),
    ),
    /** How a random code begins; see `couponPrefix` for what it is where it is left out. */
    prefix: z.optional(
      z.string().check(z.regex(/^[A-Z0-9]{2,12}$/, { error: "must be 2 to 12 capital letters and digits" })),
    ),
    /** Sends it to `email`. */
    mails: z.optional(z.boolean()),
  }),
  data: z.object({ coupon: deskCoupon }),
  yields: "coupon",
  failures: [409, 422],
});

/** 409 `refused`: it was ended before. */
export const disableDeskCoupon = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/coupons/{code}/disable",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Ends a voucher at once, for good",
  params: z.object({ code }),
  body: z.strictObject({}),
  data: z.object({ coupon: deskCoupon }),
  yields: "coupon",
  failures: [404, 409],
});

/** What a voucher would do to a cart: one that there is, or one that is still being written down. */
export const tryDeskCoupon = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/coupon-trials",
  permission: "coupon",
  isSafe: true,
  tag: "Vouchers and discounts",
  summary: "What a voucher does to a cart, by the rules of the shop; changes nothing",
  body: z.union([
    z.strictObject({ ...triedCart, code }),
    z.strictObject({ ...triedCart, terms: z.strictObject(couponTerms) }),
  ]),
  data: z.object({ trial: discountTrial }),
  yields: "trial",
  failures: [404, 422],
});

const lines = [{ sku: "PR-PD-LEK30-BB", quantity: 2 }];
/** The calls of vouchers at the desk. */
export const deskCouponCalls = /* @__PURE__ */ group(
  { listDeskCoupons, readDeskCoupon, createDeskCoupon, disableDeskCoupon, tryDeskCoupon },
  {
    createDeskCoupon: {
      label: "Open day",
      benefit: { kind: "amount", naira: 5000 },
      minimum: { naira: 100000, is_exclusive: true },
      last_day: "2099-12-23",
      first_order: false,
      uses: 200,
      uses_per_person: 1,
      prefix: "OPENDAY",
    },
    disableDeskCoupon: {},
    tryDeskCoupon: { lines, code: "WELCOME-7KQ2M-9XTR4" },
  },
);
