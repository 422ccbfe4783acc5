import * as z from "zod/mini";
import { calendarDay } from "../../wire/calendar-input.ts";
import { onceKey, seenRevisionIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, searchText } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";
import { discountUse, typedNaira, typedPercent } from "./coupons.ts";
import { discountTrial, triedCart } from "./discount-trial.ts";

export const discountStates = ["running", "scheduled", "off", "ended"] as const;
export type DiscountState = (typeof discountStates)[number];

/** What a discount without a code says; what is left out does not limit it. */
export const discountTerms = {
  /** What the customer reads beside the amount. */
  label: line(1, 60),
  benefit: z.union([
    z.strictObject({ kind: z.literal("amount"), naira: typedNaira }),
    z.strictObject({ kind: z.literal("percent"), percent: typedPercent }),
  ]),
  /** Only goods of this category and of those below it. */
  category: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  /** What all goods of the cart must cost: that much or more. */
  minimum: z.optional(typedNaira),
  /** A day in Lagos; from its beginning. */
  from: z.optional(calendarDay),
  /** A day in Lagos, to whose end it counts. */
  last_day: z.optional(calendarDay),
  once_per_person: z.boolean(),
};

/** A discount without a code. */
export const deskDiscount = z.object({
  id: z.int(),
  label: z.string(),
  kind: z.enum(["amount", "percent"]),
  amount: z.optional(wireAmount),
  percent: z.optional(z.int()),
  /** `name` is null where there is no such category any more: it then counts for nothing. */
  category: z.optional(z.object({ id: z.int(), name: z.nullable(z.string()) })),
  minimum: z.optional(wireAmount),
  starts_at: z.string(),
  ends_at: z.optional(z.string()),
  once_per_person: z.boolean(),
  state: z.enum(discountStates),
  /** For `If-Match`. */
  revision: z.int(),
  /** Orders on which it counts. */
  uses: z.int(),
  created_at: z.string(),
  /** Who made it. */
  source: z.string(),
});
export type DeskDiscount = z.infer<typeof deskDiscount>;

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

export const listDeskDiscounts = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/discounts",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Discounts without a code, the newest first",
  query: z.object({
    search: z.optional(searchText(100)),
    /** States with commas between them. */
    state: z.optional(z.string().check(z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: z.object({
    discounts: z.array(deskDiscount),
    ...pageEnd,
  }),
});

export const readDeskDiscount = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/discounts/{id}",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "A discount, and the last 200 orders on which it counted, the newest first",
  params: z.object({ id }),
  data: z.object({ discount: deskDiscount, uses: z.array(discountUse) }),
  failures: [404],
});

export const createDeskDiscount = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/discounts",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Makes a discount without a code; the same Idempotency-Key and body give the same answer",
  status: 201,
  headers: onceKey,
  body: z.strictObject({ ...discountTerms, is_enabled: z.boolean() }),
  data: z.object({ discount: deskDiscount }),
  yields: "discount",
  failures: [422],
});

/** 409 `refused`: someone changed it since the revision of `If-Match`. */
export const changeDeskDiscount = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/discounts/{id}",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Writes other terms over a discount's; orders keep what they had",
  params: z.object({ id }),
  headers: seenRevisionIfAny,
  body: z.strictObject(discountTerms),
  data: z.object({ discount: deskDiscount }),
  yields: "discount",
  failures: [404, 409, 422],
});

export const switchDeskDiscount = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/discounts/{id}/switch",
  permission: "coupon",
  tag: "Vouchers and discounts",
  summary: "Switches a discount on or off at once; doing it twice changes nothing",
  params: z.object({ id }),
  body: z.strictObject({ is_enabled: z.boolean() }),
  data: z.object({ discount: deskDiscount }),
  yields: "discount",
  failures: [404, 409],
});

/** What a discount would do to a cart, beside the others that run now. */
export const tryDeskDiscount = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/discount-trials",
  permission: "coupon",
  isSafe: true,
  tag: "Vouchers and discounts",
  summary: "What a discount does to a cart, by the rules of the shop; changes nothing",
  body: z.strictObject({
    ...triedCart,
    terms: z.strictObject(discountTerms),
    /** The discount whose terms are being changed. */
    instead_of: z.optional(z.int()),
  }),
  data: z.object({ trial: discountTrial }),
  yields: "trial",
  failures: [422],
});

const week = {
  label: "Harmattan week",
  benefit: { kind: "percent" as const, percent: 10 },
  minimum: 50000,
  from: "2099-12-01",
  last_day: "2099-12-07",
  once_per_person: true,
};
/** The calls of discounts without a code. */
export const deskDiscountCalls = /* @__PURE__ */ group(
  {
    listDeskDiscounts,
    readDeskDiscount,
    createDeskDiscount,
    changeDeskDiscount,
    switchDeskDiscount,
    tryDeskDiscount,
  },
  {
    createDeskDiscount: { ...week, is_enabled: true },
    changeDeskDiscount: week,
    switchDeskDiscount: { is_enabled: false },
    tryDeskDiscount: { lines: [{ sku: "PR-PD-LEK30-BB", quantity: 2 }], terms: week },
  },
);
