import { type CategorisedLine, judgeDiscounts } from "@precise/cart-core/discount-rules";
import { addKobo, type Kobo, wireAmount } from "@precise/cart-core/money";
import { rowTotal } from "@precise/cart-core/totals";
import type { applyCoupon as applyCouponRoute, CouponRaise } from "@precise/contract/shop/coupon";
import type { DataOf, ParsedBodyOf } from "@precise/contract/wire/route";
import { belowMinimumText, outdoneText, raiseText } from "#api/modules/coupons/cart-coupon.ts";
import { type Coupon, findCoupon, findCouponByCode, refusePerson } from "#api/modules/coupons/coupon-rows.ts";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import type { Session } from "#api/modules/sessions/session-rows.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import { cartNotFound, refusalOf } from "./cart-refusals.ts";
import { type CartRow, lockCart, putCoupon } from "./cart-rows.ts";
import type { CartTerms } from "./cart-terms.ts";
import { rulesFor, viewOfCart } from "./view-of-cart.ts";

type Request = ParsedBodyOf<typeof applyCouponRoute>;
type Outcome = Reply<DataOf<typeof applyCouponRoute>>;

/** Puts a code on the cart or takes it off, under the cart's row lock. @source design "Cart calls", design D3 */
export function applyCoupon(
  db: Database,
  request: Request,
  caller: SessionOfCall,
  terms: CartTerms,
): Promise<Outcome> {
  const { session } = caller;
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, request.cartId);
    const refusal = refusalOf(cart, caller);
    if (refusal || !cart) return refusal ?? cartNotFound();
    const before = cart.couponId === null ? undefined : await findCoupon(tx, cart.couponId);
    if (request.code === null) {
      await putCoupon(tx, cart, null);
      const without = { ...cart, couponId: null };
      return answer({ cart: await viewOfCart(tx, request.cartId, without, terms) });
    }
    const coupon = await findCouponByCode(tx, request.code);
    const isForeign =
      session && coupon?.boundEmail && coupon.boundEmail !== session.user.attributes.email.toLowerCase();
    if (!coupon?.isUsable || isForeign) return unknownCode();
    const refused =
      (await refuseSession(tx, coupon, session)) ??
      refuseGoods(
        coupon,
        await goodsOf(tx, cart),
        { ...terms, rules: rulesFor(cart, terms.rules) },
        request.apply_anyway ?? false,
      );
    if (refused) return refused;
    const wanted = { couponId: coupon.id, couponIsWanted: request.apply_anyway ?? false };
    await putCoupon(tx, cart, wanted);
    const view = await viewOfCart(tx, request.cartId, { ...cart, ...wanted }, terms);
    if (!before || before.id === coupon.id) return answer({ cart: view });
    const message = `${coupon.code} replaces ${before.code}. You can use one code at a time.`;
    const notice = { code: before.code, kind: "replaced", message };
    return answer({
      cart: { ...view, coupon_notices: [notice, ...(view.coupon_notices ?? [])] },
      replaced: before.code,
    });
  });
}

/** One message for every code that is of no use, so that no one learns which exist. */
function unknownCode(): Outcome {
  return failure(422, "coupon_unknown", "This code is not valid or has expired.", {
    field: "code",
    isWrongGuess: true,
  });
}

/** What is known of a signed-in customer is judged at once; of a guest when the order is placed. */
async function refuseSession(tx: Sql, coupon: Coupon, session: Session | null): Promise<Outcome | undefined> {
  if (!session) return undefined;
  const refused = await refusePerson(tx, coupon, { email: session.user.attributes.email, phone: null });
  if (refused === "not-first-order") {
    return failure(422, "coupon_not_first_order", `The code ${coupon.code} is for first orders only.`, {
      field: "code",
    });
  }
  if (refused === "used-up-by-you") {
    return failure(422, "coupon_used_up", `You have already used the code ${coupon.code}.`, {
      field: "code",
    });
  }
  return refused ? unknownCode() : undefined;
}

function refuseGoods(
  coupon: Coupon,
  lines: readonly CategorisedLine[],
  terms: CartTerms,
  isWanted: boolean,
): Outcome | undefined {
  const goodsTotal = addKobo(...lines.map(({ unitPrice, quantity }) => rowTotal(unitPrice, quantity)));
  if (goodsTotal === 0) return failure(422, "cart_empty", "The cart is empty.", { field: "cartId" });
  const { rule, code: verdict } = judgeDiscounts({ lines, ...terms, code: { ...coupon, isWanted } });
  switch (verdict?.kind) {
    case "below-minimum":
      return failure(422, "coupon_below_minimum", belowMinimumText(coupon, goodsTotal), { field: "code" });
    case "outdone": {
      const message = outdoneText(coupon.code, rule?.rule.label ?? "", verdict);
      return failure(422, "coupon_outdone", message, { field: "code" });
    }
    case "raises-payable": {
      const data: CouponRaise = {
        code: coupon.code,
        label: coupon.label,
        discount: wireAmount(verdict.discount),
        payable_before: amountOrNull(verdict.payableBefore),
        payable_after: amountOrNull(verdict.payableAfter),
      };
      return failure(409, "coupon_raises_payable", raiseText(coupon.code, verdict), { field: "code", data });
    }
    default:
      return undefined;
  }
}

function amountOrNull(amount: Kobo | null) {
  return amount === null ? null : wireAmount(amount);
}

/** The cart's goods at today's prices; products that are no longer sold do not count. */
async function goodsOf(tx: Sql, cart: CartRow): Promise<CategorisedLine[]> {
  const rows = await tx.query<{ price_kobo: Kobo; quantity: number; category_ids: number[] }>(
    `select product.price_kobo, product.category_ids, line.quantity from cart_line line
     join product on product.sku = line.sku and product.withdrawn_at is null where line.cart_id = $1`,
    [cart.id],
  );
  return rows.map((row) => ({
    unitPrice: row.price_kobo,
    quantity: row.quantity,
    categoryIds: row.category_ids,
  }));
}
