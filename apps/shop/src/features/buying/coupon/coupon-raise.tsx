import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import { Alert } from "@precise/ui/components/alert";
import type { ReactNode } from "react";
import { couponCopy as copy } from "./coupon-copy.ts";
import * as css from "./coupon-form.css.ts";
import type { CouponTold } from "./coupon-told.ts";

/** What a code would cost, before it is applied; `children` are the two ways on. @source design D3 */
export function CouponRaise(props: {
  readonly raise: Extract<CouponTold, { kind: "raises" }>;
  readonly children: ReactNode;
}) {
  const { discount, before, after } = props.raise;
  const naira = (value: number) => formatNaira(fromWireValue(value));
  const isDearer = before !== null && after !== null;
  return (
    <Alert tone="caution" title={isDearer ? copy.raisesTitle(naira(after - before)) : copy.unsettlesTitle}>
      <p>
        {isDearer
          ? copy.raisesText(naira(discount), naira(after), naira(before))
          : copy.unsettlesText(naira(discount))}
      </p>
      <div className={css.acts}>{props.children}</div>
    </Alert>
  );
}
