import "people-stylesheet";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { loadCheckout } from "../../../../features/checkout/checkout.data.ts";
import { CheckoutClosed } from "../../../../features/checkout/checkout-closed.tsx";
import { checkoutTroubleOf } from "../../../../features/checkout/checkout-page.ts";
import { CheckoutStep } from "../../../../features/checkout/checkout-step.tsx";
import { isCheckoutStep } from "../../../../features/checkout/checkout-steps.ts";
import { CheckoutSummary } from "../../../../features/checkout/checkout-summary.tsx";
import { CheckoutView } from "../../../../features/checkout/checkout-view.tsx";
import { otherPageFor } from "../../../../features/checkout/other-page.ts";
import { figuresOf } from "../../../../purchase/cart-figures.ts";
import { checkoutCopy } from "../../../../purchase/copy/checkout-copy.ts";
import { loadCouponTold } from "../../../../purchase/coupon/coupon.data.ts";

type Props = PageProps<"/checkout/[step]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { step } = await params;
  const title = isCheckoutStep(step) ? checkoutCopy.pageTitle(checkoutCopy.steps[step]) : checkoutCopy.title;
  return { title, robots: { index: false } };
}

/** One step of the checkout. @source spec §2 "/checkout", design "Checkout" */
export default async function CheckoutStepPage({ params, searchParams }: Props) {
  const [{ step }, query] = await Promise.all([params, searchParams]);
  if (!isCheckoutStep(step)) notFound();
  const [state, coupon] = await Promise.all([loadCheckout(), loadCouponTold(query)]);
  if (state.kind !== "open") return <CheckoutClosed state={state} />;
  const figures = figuresOf(state.cart, state.draft.entries.method === "pickup" ? "pickup" : "delivery");
  const other = otherPageFor(step, state, figures);
  if (other !== null) redirect(other);
  return (
    <CheckoutView
      step={step}
      title={step === "review" ? checkoutCopy.review.title : checkoutCopy[step].title}
      figures={figures}
      trouble={checkoutTroubleOf(query.trouble)}
      summary={<CheckoutSummary cart={state.cart} figures={figures} />}
    >
      <CheckoutStep
        step={step}
        state={state}
        figures={figures}
        isChecked={query.check === "1"}
        coupon={coupon}
      />
    </CheckoutView>
  );
}
