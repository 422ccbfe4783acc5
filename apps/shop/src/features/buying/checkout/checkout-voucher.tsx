import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/shop/cart";
import { Alert } from "@precise/ui/components/feedback/alert";
import { CouponForm } from "#shop/features/buying/coupon/coupon-form.client.tsx";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import type { CouponPage } from "#shop/features/buying/coupon/post-coupon.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";

/**
 * The voucher of an order: a code that counts already is named, and changed in the cart; a field is only where none counts,
 * or where something is to be said about it.
 */
export function CheckoutVoucher(props: {
  readonly cart: Cart;
  readonly from: CouponPage;
  /** What the form has just come to. */
  readonly found: CouponOutcome | null;
}) {
  const { cart, from, found } = props;
  const code = cart.applied_coupons[0]?.code;
  const notices = cart.coupon_notices ?? [];
  const isSettled = code !== undefined && found === null && notices.every((notice) => notice.code === code);
  if (!isSettled) return <CouponForm cart={cart} from={from} found={found} />;
  const discount = cart.prices.discounts?.find((each) => each.code === code);
  return (
    <div className={css.voucher}>
      <p>
        {checkoutCopy.voucherCounts(
          code,
          discount ? formatNaira(fromWireValue(discount.amount.value)) : null,
        )}
      </p>
      <a href="/shopping-cart#coupon" className={css.change}>
        {checkoutCopy.changeVoucher}
      </a>
      {notices.map(({ kind, message }) => (
        <Alert key={kind} tone="caution">
          {message}
        </Alert>
      ))}
    </div>
  );
}
