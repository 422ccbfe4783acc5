import { fromWireValue } from "@precise/cart-core/money";
import { calendarMomentWithOffset } from "@precise/contract/calendar-input";
import * as z from "zod/mini";
import { couponCodeKey } from "#api/modules/coupons/coupon-code.ts";
import { issueCoupon } from "#api/modules/coupons/issue-coupon.ts";
import { queueVoucherMail } from "#api/modules/coupons/voucher-mail.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { by, limit, nairaBetween, wholeNumber } from "./operator-input.ts";

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
const disableRequest = z.strictObject({ code: z.string(), by });
const listRequest = z.strictObject({ usableOnly: z.boolean(), limit });

/** A coupon in a list; amounts in naira. */
export interface ListedCoupon {
  readonly code: string;
  readonly label: string;
  readonly kind: "amount" | "percent" | "free_delivery";
  readonly amount: number | null;
  readonly percent: number | null;
  readonly minimum: number | null;
  readonly minimum_is_exclusive: boolean;
  readonly ends_at: Date | null;
  readonly bound_email: string | null;
  readonly first_order_only: boolean;
  readonly uses: number;
  readonly max_uses: number | null;
  readonly state: "usable" | "disabled" | "not begun" | "ended" | "used up";
}

/** What an operator may do with coupons. */
export function couponCommands(db: Database): AdminCommands {
  return {
    "coupons.list": async (input) => {
      const wanted = listRequest.parse(input);
      const coupons = await readCoupons(db, null, wanted.limit);
      return wanted.usableOnly ? coupons.filter(({ state }) => state === "usable") : coupons;
    },
    "coupons.create": async (input) => {
      const request = createRequest.parse(input);
      const { by: actor, benefit, minimum, startsAt, endsAt, mails, ...rest } = request;
      if (mails && rest.boundEmail === undefined)
        throw new Error("--mail sends the code to the address of --email: give one.");
      return db.transaction(async (tx) => {
        const made = await issueCoupon(tx, {
          ...rest,
          benefit:
            benefit.kind === "amount" ? { kind: "amount", amount: fromWireValue(benefit.naira) } : benefit,
          ...(minimum
            ? { minimum: { amount: fromWireValue(minimum.naira), isExclusive: minimum.isExclusive } }
            : {}),
          startsAt: startsAt === undefined ? undefined : new Date(startsAt),
          endsAt: endsAt === undefined ? undefined : new Date(endsAt),
          source: actor,
        });
        if (!made.ok) throw new Error(`A voucher with the code ${String(rest.code)} already exists.`);
        const [coupon] = await readCoupons(tx, made.code, 1);
        if (mails && rest.boundEmail !== undefined) {
          await queueVoucherMail(tx, rest.boundEmail, {
            code: made.code,
            benefit,
            ...(minimum ? { minimum } : {}),
            is_bound: true,
            first_order_only: rest.firstOrderOnly,
            single_use: rest.maxUses === 1 || rest.maxUsesPerPerson === 1,
            ...(endsAt === undefined ? {} : { expires_at: new Date(endsAt).toISOString() }),
          });
        }
        await writeAudit(tx, {
          actor,
          act: "coupons.create",
          subject: made.code,
          before: null,
          after: { ...coupon },
        });
        return coupon;
      });
    },
    "coupons.disable": async (input) => {
      const { code, by: actor } = disableRequest.parse(input);
      return db.transaction(async (tx) => {
        const [before] = await readCoupons(tx, code, 1);
        if (!before) throw new Error(`There is no voucher ${code}.`);
        if (before.state === "disabled") throw new Error(`${before.code} is already disabled.`);
        await tx.query("update coupon set disabled_at = now() where code_key = $1", [couponCodeKey(code)]);
        const [after] = await readCoupons(tx, code, 1);
        const entry = { before: { state: before.state }, after: { state: after?.state } };
        await writeAudit(tx, { actor, act: "coupons.disable", subject: before.code, ...entry });
        return after;
      });
    },
  };
}

function readCoupons(
  sql: Pick<Database, "query">,
  code: string | null,
  most: number,
): Promise<ListedCoupon[]> {
  return sql.query<ListedCoupon>(
    `select code, label, kind, amount_kobo / 100.0::float8 as amount, percent,
       minimum_kobo / 100.0::float8 as minimum, minimum_is_exclusive, ends_at, bound_email, first_order_only, uses,
       max_uses,
       case when disabled_at is not null then 'disabled' when now() < starts_at then 'not begun'
         when now() >= ends_at then 'ended' when uses >= max_uses then 'used up' else 'usable' end as state
     from coupon where $1::text is null or code_key = $1 order by id desc limit $2`,
    [code === null ? null : couponCodeKey(code), most],
  );
}
