import { fromWireValue, nairaText } from "@precise/cart-core/money";
import { couponPrefix, disableDeskCoupon, listDeskCoupons } from "@precise/contract/desk/coupons/coupons";
import { calendarMomentWithOffset } from "@precise/contract/wire/calendar-input";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type TypedValues } from "#api/desk/kit/operator-command.ts";
import { by, limit, nairaBetween, typedLimit, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { typedDay, typedLastDay, typedNaira } from "#api/desk/kit/typed-values.ts";
import { couponCodeKey } from "#api/modules/coupons/coupon-code.ts";
import { type ListedCoupon, listCoupons, readListedCoupon } from "#api/modules/coupons/coupon-list.ts";
import { issueCoupon } from "#api/modules/coupons/issue-coupon.ts";
import { queueVoucherMail } from "#api/modules/coupons/voucher-mail.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { refuseEmptyPeriod } from "./refuse-empty-period.ts";
import { refuseFarDiscount } from "./refuse-far-discount.ts";

const naira = nairaBetween(0.01, 1_000_000_000);
const createRequest = z.strictObject({
  code: z.union([
    z.string().check(
      z.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, {
        error: "must be 4 to 40 capital letters, digits and hyphens",
      }),
    ),
    z.strictObject({
      prefix: z
        .string()
        .check(z.regex(/^[A-Z0-9]{2,12}$/, { error: "must be 2 to 12 capital letters and digits" })),
    }),
  ]),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  benefit: z.union([
    z.strictObject({ kind: z.literal("amount"), naira }),
    z.strictObject({ kind: z.literal("percent"), percent: wholeNumber(1, 100) }),
    z.strictObject({ kind: z.literal("free_delivery") }),
  ]),
  minimum: z.optional(z.strictObject({ naira, isExclusive: z.boolean() })),
  startsAt: z.optional(calendarMomentWithOffset),
  endsAt: z.optional(calendarMomentWithOffset),
  boundEmail: z.optional(z.email({ error: "must be an e-mail address" })),
  firstOrderOnly: z.boolean(),
  maxUses: z.optional(wholeNumber(1, 1_000_000_000)),
  maxUsesPerPerson: z.optional(wholeNumber(1, 1_000_000_000)),
  /** Mails the code to the address that it is bound to. */
  mails: z._default(z.boolean(), false),
  by,
});

/** The newest coupons. */
export const listCouponsCommand = operatorCommand({
  name: "coupons.list",
  ...ofRead(listDeskCoupons, { usableOnly: z.boolean(), search: z.optional(z.string()), limit }),
  terminal: [
    {
      words: "coupons list",
      about: "The newest vouchers",
      typed: {
        search: { as: "--search <words>", about: "part of a code, a label or an e-mail" },
        usableOnly: { as: "--usable", about: "only those that work now" },
        limit: typedLimit(50),
      },
    },
  ],
  async run({ db }, { usableOnly, ...filters }) {
    const { coupons } = await listCoupons(db, usableOnly ? { ...filters, states: ["usable"] } : filters);
    return coupons;
  },
  show: (coupons) =>
    tableOf(coupons, {
      Code: "code",
      Label: "label",
      Worth: (coupon) => worth(coupon),
      Goods: (coupon) =>
        coupon.minimum === null
          ? ""
          : `${coupon.minimum_is_exclusive ? "over" : "from"} ${nairaText(coupon.minimum)}`,
      Ends: "ends_at",
      For: (coupon) =>
        [coupon.bound_email, coupon.first_order_only ? "first order" : null].filter(Boolean).join(", "),
      Used: (coupon) =>
        coupon.max_uses === null ? String(coupon.uses) : `${coupon.uses} of ${coupon.max_uses}`,
      State: "state",
    }),
});

/** Makes a coupon. */
export const createCouponCommand = operatorCommand({
  name: "coupons.create",
  permission: "coupon",
  input: createRequest,
  terminal: [
    {
      words: "coupons create",
      about: "Makes a voucher of one kind: --amount, --percent or --free-delivery",
      typed: {
        label: { as: "--label <text>", about: "what the customer sees beside the amount" },
        code: {
          as: "--code <code>",
          about: "a code of your choice",
          conflicts: "code.prefix",
          isRequired: false,
        },
        "code.prefix": {
          as: "--prefix <letters>",
          about: "the start of a random code",
          default: couponPrefix,
        },
        "benefit.naira": { as: "--amount <naira>", about: "amount off" },
        "benefit.percent": { as: "--percent <percent>", about: "whole percent off" },
        "benefit.free": { as: "--free-delivery", about: "free delivery" },
        minimum: {
          as: "--minimum <naira>",
          about: "lowest goods total",
          conflicts: "over",
          named: "--minimum or --over",
          parse: typedNaira,
        },
        over: { as: "--over <naira>", about: "goods total must be above this", parse: typedNaira },
        startsAt: { as: "--from <day>", about: "from the beginning of that day", parse: typedDay },
        endsAt: { as: "--last-day <day>", about: "to the end of that day", parse: typedLastDay },
        boundEmail: { as: "--email <email>", about: "only for orders with this e-mail" },
        firstOrderOnly: { as: "--first-order", about: "only for a first order" },
        maxUses: { as: "--uses <count>", about: "how many uses in total" },
        maxUsesPerPerson: { as: "--uses-per-person <count>", about: "how many uses per person" },
        mails: { as: "--mail", about: "send it to the address of --email" },
      },
      toInput: createInput,
    },
  ],
  run: ({ db }, { by: actor, benefit, minimum, startsAt, endsAt, mails, ...rest }) => {
    if (mails && rest.boundEmail === undefined)
      throw new Refused("--mail sends the code to the address of --email: give one.", {
        status: 422,
        field: "boundEmail",
      });
    refuseEmptyPeriod(startsAt, endsAt);
    return db.transaction(async (tx) => {
      const created = await issueCoupon(tx, {
        ...rest,
        benefit:
          benefit.kind === "amount" ? { kind: "amount", amount: fromWireValue(benefit.naira) } : benefit,
        ...(minimum
          ? { minimum: { amount: fromWireValue(minimum.naira), isExclusive: minimum.isExclusive } }
          : {}),
        startsAt: startsAt === undefined ? undefined : new Date(startsAt),
        endsAt: endsAt === undefined ? undefined : new Date(endsAt),
        source: actorName(actor),
      });
      if (!created.ok)
        throw new Refused(`A voucher with the code ${String(rest.code)} already exists.`, { field: "code" });
      const coupon = await readCoupon(tx, created.code);
      await refuseFarDiscount(tx, actor, coupon);
      if (mails && rest.boundEmail !== undefined) {
        await queueVoucherMail(tx, rest.boundEmail, {
          code: created.code,
          benefit,
          ...(minimum ? { minimum } : {}),
          is_bound: true,
          first_order_only: rest.firstOrderOnly,
          single_use: rest.maxUses === 1 || rest.maxUsesPerPerson === 1,
          ...(endsAt === undefined ? {} : { expires_at: wireTime(endsAt) }),
        });
      }
      const entry = { subject: created.code, before: null, after: { ...coupon } };
      await writeAudit(tx, { actor, act: "coupons.create", ...entry });
      return coupon;
    });
  },
  show: (coupon) => `Made ${coupon.code}: ${worth(coupon)}.`,
});

/** Ends a coupon. */
export const disableCouponCommand = operatorCommand({
  name: "coupons.disable",
  ...ofCall(disableDeskCoupon),
  terminal: [
    { words: "coupons disable", about: "Ends a voucher at once", typed: { code: { as: "<code>" } } },
  ],
  ask: ({ code }) => `This disables ${code}. This cannot be undone.`,
  run: ({ db }, { code, by: actor }) =>
    db.transaction(async (tx) => {
      const before = await readCoupon(tx, code);
      if (before.state === "disabled") throw new Refused(`${before.code} is already disabled.`);
      await tx.query("update coupon set disabled_at = now() where code_key = $1", [couponCodeKey(code)]);
      const after = await readCoupon(tx, code);
      const entry = { before: { state: before.state }, after: { state: after.state } };
      await writeAudit(tx, { actor, act: "coupons.disable", subject: before.code, ...entry });
      return after;
    }),
  show: ({ code }) => `${code} is disabled.`,
});

/** What an operator may do with coupons. */
export const couponCommands = [listCouponsCommand, createCouponCommand, disableCouponCommand];

function createInput(typed: TypedValues): object {
  const {
    code,
    "code.prefix": prefix,
    "benefit.naira": naira,
    "benefit.percent": percent,
    "benefit.free": isFree,
    minimum: least,
    over,
    ...rest
  } = typed;
  const kinds = [
    ...(naira === undefined ? [] : [{ kind: "amount", naira }]),
    ...(percent === undefined ? [] : [{ kind: "percent", percent }]),
    ...(isFree ? [{ kind: "free_delivery" }] : []),
  ];
  const [benefit] = kinds;
  if (kinds.length !== 1) throw new Refused("Give one of --amount, --percent and --free-delivery.");
  const minimum = least ?? over;
  return {
    ...rest,
    code: code === undefined ? { prefix: String(prefix).toUpperCase() } : String(code).toUpperCase(),
    benefit,
    minimum: minimum === undefined ? undefined : { naira: minimum, isExclusive: over !== undefined },
  };
}

function worth(coupon: ListedCoupon): string {
  if (coupon.kind === "free_delivery") return "free delivery";
  return coupon.kind === "percent" ? `${coupon.percent} %` : nairaText(coupon.amount ?? 0);
}

/** @throws Refused where there is none */
async function readCoupon(tx: Sql, code: string): Promise<ListedCoupon> {
  const coupon = await readListedCoupon(tx, code);
  if (!coupon) throw new Refused(`There is no voucher ${code}.`, { status: 404 });
  return coupon;
}
