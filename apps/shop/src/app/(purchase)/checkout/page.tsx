import { redirect } from "next/navigation";
import { loadCheckoutDraft } from "#shop/features/buying/checkout/checkout.data.ts";
import { checkoutPage } from "#shop/features/buying/checkout/checkout-page.ts";
import { firstOpenStep } from "#shop/features/buying/checkout/checkout-problems.ts";

/** Leads to the first step that is not complete. @source spec §2 "/checkout" */
export default async function CheckoutPage() {
  redirect(checkoutPage(firstOpenStep((await loadCheckoutDraft()).entries)));
}
