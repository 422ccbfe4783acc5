import { redirect } from "next/navigation";
import { loadCheckoutDraft } from "../../../features/checkout/checkout.data.ts";
import { checkoutPage } from "../../../features/checkout/checkout-page.ts";
import { firstOpenStep } from "../../../features/checkout/checkout-problems.ts";

/** Leads to the first step that is not complete. @source spec §2 "/checkout" */
export default async function CheckoutPage() {
  redirect(checkoutPage(firstOpenStep((await loadCheckoutDraft()).entries)));
}
