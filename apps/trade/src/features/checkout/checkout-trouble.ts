import { placingTroubles } from "@precise/web/buying/placing-troubles";
import { pathWithQuery } from "#trade/base/routes/paths.ts";

/** Why the checkout leads back to a step, as its query names it; the copy has the words. */
export const checkoutTroubles = [...placingTroubles, "account_limit", "bad_date"] as const;
export type CheckoutTrouble = (typeof checkoutTroubles)[number];

/** The trouble that a query names; null for anything else. */
export function checkoutTroubleOf(text: unknown): CheckoutTrouble | null {
  return checkoutTroubles.find((trouble) => trouble === text) ?? null;
}

/** A page of the checkout that shows a problem. */
export function troubleAt(path: `/${string}`, trouble: CheckoutTrouble): `/${string}` {
  return pathWithQuery(path, { trouble });
}
