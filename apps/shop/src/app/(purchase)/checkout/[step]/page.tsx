import "people-stylesheet";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { loadCheckout } from "#shop/features/buying/checkout/checkout.data.ts";
import { CheckoutClosed } from "#shop/features/buying/checkout/checkout-closed.tsx";
import { checkoutCopy } from "#shop/features/buying/checkout/checkout-copy.ts";
import { checkoutTroubleOf } from "#shop/features/buying/checkout/checkout-page.ts";
import { isCheckoutStep } from "#shop/features/buying/checkout/checkout-steps.ts";
import { CheckoutView } from "#shop/features/buying/checkout/checkout-view.tsx";
import { redirectForStep } from "#shop/features/buying/checkout/step-redirect.ts";
import { loadCouponOutcome } from "#shop/features/buying/coupon/coupon.data.ts";
import { figuresOf } from "#shop/features/buying/totals/cart-figures.ts";

type Props = PageProps<"/checkout/[step]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { step } = await params;
  const title = isCheckoutStep(step) ? checkoutCopy.pageTitle(checkoutCopy.steps[step]) : checkoutCopy.title;
  return { title, robots: { index: false } };
}

/** The checkout with one of its sections open. @source spec §2 "/checkout", design "Checkout" */
export default async function CheckoutStepPage({ params, searchParams }: Props) {
  const [{ step }, query] = await Promise.all([params, searchParams]);
  if (!isCheckoutStep(step)) notFound();
  const [state, coupon] = await Promise.all([loadCheckout(), loadCouponOutcome(query)]);
  if (state.kind !== "open") return <CheckoutClosed state={state} />;
  const { method, state: addressState } = state.draft.entries;
  const figures = figuresOf(
    state.cart,
    method === "pickup" ? "pickup" : "delivery",
    addressState || undefined,
  );
  const other = redirectForStep(step, state, figures);
  if (other !== null) redirect(other);
  return (
    <CheckoutView
      step={step}
      state={state}
      figures={figures}
      trouble={checkoutTroubleOf(query.trouble)}
      isChecked={query.check === "1"}
      coupon={coupon}
    />
  );
}
