import { placingTroubles } from "@precise/web/buying/placing-troubles";
import type { CheckoutStep } from "./checkout-steps.ts";

/** Why the checkout leads back to a step, as its query names it; the copy has the words. */
export const checkoutTroubles = [...placingTroubles, "showroom_unknown", "findings_changed"] as const;
export type CheckoutTrouble = (typeof checkoutTroubles)[number];

/** A step's page. `check` shows what is wrong with the entries. */
export function checkoutPage(
  step: CheckoutStep,
  say: { readonly check?: boolean; readonly trouble?: CheckoutTrouble } = {},
): `/${string}` {
  const query = new URLSearchParams({
    ...(say.check && { check: "1" }),
    ...(say.trouble && { trouble: say.trouble }),
  });
  return query.size === 0 ? `/checkout/${step}` : `/checkout/${step}?${query}`;
}

/** The trouble that a query names; null for anything else. */
export function checkoutTroubleOf(text: unknown): CheckoutTrouble | null {
  return checkoutTroubles.find((trouble) => trouble === text) ?? null;
}
