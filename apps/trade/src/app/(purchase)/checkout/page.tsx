import "buying-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { loadCheckout } from "#trade/features/checkout/checkout.data.ts";
import { checkoutCopy } from "#trade/features/checkout/checkout-copy.ts";
import { CheckoutEmpty, CheckoutFrame } from "#trade/features/checkout/checkout-frame.tsx";
import { checkoutTroubleOf } from "#trade/features/checkout/checkout-trouble.ts";
import { DetailsStep } from "#trade/features/checkout/details-step.tsx";

export const metadata: Metadata = { title: checkoutCopy.title };

/** Where the goods go and how they are paid. @source design D9 */
export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const [{ checkout, draft }, query] = await Promise.all([loadCheckout(), searchParams.then(searchParamsOf)]);
  if (checkout.total_quantity === 0) return <CheckoutEmpty placed={draft.placed} />;
  const trouble = checkoutTroubleOf(query.get("trouble"));
  return (
    <CheckoutFrame step="details" title={checkoutCopy.details.title} checkout={checkout} trouble={trouble}>
      <DetailsStep
        checkout={checkout}
        draft={draft}
        isChecked={query.has("check")}
        site={query.get("site")}
      />
    </CheckoutFrame>
  );
}
