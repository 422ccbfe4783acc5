import { fromWireValue, kobo, wireAmount } from "@precise/cart-core/money";
import {
  type CouponState,
  couponPrefix,
  couponStates,
  type createDeskCoupon,
  type DeskCoupon,
  type DiscountUse,
  type deskCouponCalls,
} from "@precise/contract/desk/coupons/coupons";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import { beginningOf, endOf } from "#api/desk/kit/day-span.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { onceForKey } from "#api/desk/kit/once-for-key.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import {
  type ListedCoupon,
  listCoupons,
  listCouponUses,
  type DiscountUse as ReadUse,
  readListedCoupon,
  type CouponState as StoredState,
} from "#api/modules/coupons/coupon-list.ts";
import { type Coupon, findCouponByCode } from "#api/modules/coupons/coupon-rows.ts";
import { tryCoupon } from "#api/modules/orders/written/try-discounts.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { createCouponCommand, disableCouponCommand } from "./coupon-commands.ts";
import { chosenStates, withWireFields } from "./coupon-input.ts";

/** So many uses are more than anyone looks through. */
export const mostUses = 200;

type Terms = Omit<ParsedBodyOf<typeof createDeskCoupon>, "code" | "prefix" | "mails">;

/** The calls of vouchers. */
export function couponAnswers(parts: DeskParts): DeskAnswers<typeof deskCouponCalls> {
  const { db } = parts;
  const noVoucher = (code: string) => failure(404, "not_found", `There is no voucher ${code}.`);
  return {
    async listDeskCoupons({ query: { state, ...filters } }) {
      const states = chosenStates(state, couponStates).map(storedState);
      const { coupons, ...page } = await listCoupons(db, { ...filters, states });
      return answer({ ...page, coupons: coupons.map(wireCoupon) });
    },
    async readDeskCoupon({ params: { code } }) {
      const coupon = await readListedCoupon(db, code);
      if (!coupon) return noVoucher(code);
      const uses = await listCouponUses(db, coupon.code, mostUses);
      return answer({ coupon: wireCoupon(coupon), uses: uses.map(wireUse) });
    },
    createDeskCoupon: (call, staff) =>
      onceForKey(
        parts,
        staff,
        "/api/desk/coupons",
        call,
        async (inner): Promise<Reply<{ coupon: DeskCoupon }>> => {
          const { code, prefix = couponPrefix, mails = false, ...terms } = call.body;
          const result = await runAs(inner, staff, createCouponCommand, {
            code: code ?? { prefix },
            label: terms.label,
            benefit: terms.benefit,
            ...(terms.minimum && {
              minimum: { naira: terms.minimum.naira, isExclusive: terms.minimum.is_exclusive },
            }),
            startsAt: beginningOf(terms.from),
            endsAt: endOf(terms.last_day),
            boundEmail: terms.email,
            firstOrderOnly: terms.first_order,
            maxUses: terms.uses,
            maxUsesPerPerson: terms.uses_per_person,
            mails,
          });
          return "failure" in result ? withWireFields(result) : answer({ coupon: wireCoupon(result.result) });
        },
      ),
    async disableDeskCoupon({ params: { code } }, staff) {
      const done = await runAs(parts, staff, disableCouponCommand, { code });
      return "failure" in done ? done : answer({ coupon: wireCoupon(done.result) });
    },
    async tryDeskCoupon({ body }) {
      const coupon = "code" in body ? await findCouponByCode(db, body.code) : unmade(body.terms);
      if (!coupon) return noVoucher("code" in body ? body.code : "");
      return answer({
        trial: await db.transaction((tx) => tryCoupon(tx, body, coupon, parts.content)),
      });
    },
  };
}

/** A voucher that nobody has made yet. */
function unmade({ label, benefit, minimum, email, first_order, uses_per_person }: Terms): Coupon {
  return {
    id: 0,
    code: "this voucher",
    label,
    benefit: benefit.kind === "amount" ? { kind: "amount", amount: fromWireValue(benefit.naira) } : benefit,
    minimum: minimum ? { amount: fromWireValue(minimum.naira), isExclusive: minimum.is_exclusive } : null,
    boundEmail: email?.toLowerCase() ?? null,
    firstOrderOnly: first_order,
    maxUsesPerPerson: uses_per_person ?? null,
    isUsable: true,
  };
}

function wireCoupon(coupon: ListedCoupon): DeskCoupon {
  const { amount, percent, minimum, ends_at, bound_email, max_uses, max_uses_per_person } = coupon;
  return {
    code: coupon.code,
    label: coupon.label,
    kind: coupon.kind,
    ...(amount === null ? {} : { amount: { value: amount } }),
    ...(percent === null ? {} : { percent }),
    ...(minimum === null ? {} : { minimum: { value: minimum, is_exclusive: coupon.minimum_is_exclusive } }),
    starts_at: wireTime(coupon.starts_at),
    ...(ends_at === null ? {} : { ends_at: wireTime(ends_at) }),
    ...(bound_email === null ? {} : { email: bound_email }),
    first_order: coupon.first_order_only,
    uses: coupon.uses,
    ...(max_uses === null ? {} : { max_uses }),
    ...(max_uses_per_person === null ? {} : { max_uses_per_person }),
    state: wireState(coupon.state),
    created_at: wireTime(coupon.created_at),
    source: coupon.source,
  };
}

export function wireUse(use: ReadUse): DiscountUse {
  return {
    number: use.number,
    used_at: wireTime(use.used_at),
    ...(use.returned_at === null ? {} : { returned_at: wireTime(use.returned_at) }),
    amount: wireAmount(kobo(use.amount_kobo)),
    payable: wireAmount(kobo(use.payable_kobo)),
  };
}

const stored: Readonly<Record<CouponState, StoredState>> = {
  usable: "usable",
  not_begun: "not begun",
  ended: "ended",
  used_up: "used up",
  disabled: "disabled",
};

function storedState(state: CouponState): StoredState {
  return stored[state];
}

function wireState(state: StoredState): CouponState {
  return couponStates.find((each) => stored[each] === state) ?? "ended";
}
