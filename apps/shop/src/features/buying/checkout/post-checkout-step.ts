import { call } from "@precise/api-client/client";
import { listAddresses, saveAddress } from "@precise/contract/shop/account";
import { address as addressSchema } from "@precise/contract/shop/orders/order";
import { cutText } from "@precise/contract/wire/cut-text";
import { typedAddress } from "@precise/web/buying/typed-address";
import { newAttempt } from "@precise/web/forms/attempt";
import { isDoubtUnseen } from "@precise/web/forms/email-doubt";
import * as z from "zod/mini";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { draftCookies, readDraft } from "./checkout-draft.ts";
import { entriesOf } from "./checkout-entries.ts";
import { checkoutPage } from "./checkout-page.ts";
import { checkStep, firstOpenStep } from "./checkout-problems.ts";
import type { CheckoutEntries, CheckoutStep } from "./checkout-steps.ts";

/**
 * Keeps what was typed in a step, right or wrong, and leads on to the first step that is not complete: to review, when
 * an entry was only corrected. Field `intent`: "areas" shows the areas of the chosen state, for browsers without
 * JavaScript.
 * @source design D20, design "Checkout"
 */
export async function postCheckoutStep(
  step: Exclude<CheckoutStep, "review">,
  { form, cookies, api }: FormPost,
): Promise<FormAnswer> {
  const before = readDraft((name) => cookies.get(name));
  const entries = { ...before.entries, ...entriesOf(form) };
  const kept = draftCookies({ entries, attempt: newAttempt() });
  const intent = form.get("intent");
  if (intent === "areas") return { to: "/checkout/delivery?areas=1#lga", cookies: kept };
  const isAskedFirst = step === "contact" && isDoubtUnseen(form);
  const isComplete = !isAskedFirst && Object.keys(checkStep(step, entries)).length === 0;
  if (isComplete && step === "delivery" && form.get("save_address") === "1") await keepAddress(api, entries);
  return {
    to: isComplete ? checkoutPage(firstOpenStep(entries)) : checkoutPage(step, { check: true }),
    cookies: kept,
  };
}

/** Puts a delivery address on the account. The order does not wait for it: where it fails, only the saving is missing. */
async function keepAddress(api: FormPost["api"], entries: CheckoutEntries): Promise<void> {
  const { method, line1, lga } = entries;
  const name = cutText(line1 ?? "", 40).trim();
  const address = z.safeParse(addressSchema, typedAddress(entries));
  if (method !== "delivery" || !name || !address.success) return;
  const known = await call(api, listAddresses);
  const isKnown =
    known.ok && known.value.some((saved) => saved.address.line1 === line1 && saved.address.lga === lga);
  if (known.ok && !isKnown) await call(api, saveAddress, { body: { name, address: address.data } });
}
