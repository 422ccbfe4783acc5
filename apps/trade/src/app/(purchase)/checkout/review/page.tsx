import "buying-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { loadCheckout } from "#trade/features/checkout/checkout.data.ts";
import { checkoutCopy } from "#trade/features/checkout/checkout-copy.ts";
import { CheckoutEmpty, CheckoutFrame } from "#trade/features/checkout/checkout-frame.tsx";
import { checkoutTroubleOf } from "#trade/features/checkout/checkout-trouble.ts";
import { redirectFromReview } from "#trade/features/checkout/review-redirect.ts";
import { ReviewStep } from "#trade/features/checkout/review-step.tsx";

export const metadata: Metadata = { title: checkoutCopy.review.title };

/** A summary of the order, and the button that places it. */
export default async function ReviewPage({ searchParams }: PageProps<"/checkout/review">) {
  const [{ checkout, draft }, query] = await Promise.all([loadCheckout(), searchParams.then(searchParamsOf)]);
  if (checkout.total_quantity === 0) return <CheckoutEmpty placed={draft.placed} />;
  const other = redirectFromReview(draft, checkout);
  if (other !== null) redirect(other);
  const trouble = checkoutTroubleOf(query.get("trouble"));
  return (
    <CheckoutFrame step="review" title={checkoutCopy.review.title} checkout={checkout} trouble={trouble}>
      <ReviewStep draft={draft} checkout={checkout} />
    </CheckoutFrame>
  );
}
