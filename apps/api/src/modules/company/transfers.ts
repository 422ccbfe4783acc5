import { type PaymentKind, paymentFacts } from "@precise/cart-core/payment-kinds";
import { identityNames } from "@precise/contract/desk/settings/identity";
import type { ShopTerms } from "./shop-terms.ts";

/** A shop that is open to the world takes no transfers to a sample's account. @source decision 098 */
export const noTransfers = "This shop takes no transfers yet. Choose another way to pay.";

/**
 * Why no transfer is taken, for a buyer and for staff who ask why: with what the owner has to set; undefined where transfers are taken.
 */
export function refuseTransfer(
  { transferStops }: Pick<ShopTerms, "transferStops">,
  method: PaymentKind,
): string | undefined {
  const isStopped = paymentFacts(method).isMatchedByReference === true && transferStops.length > 0;
  if (!isStopped) return undefined;
  const names = transferStops.map((field) => identityNames[field]).join(", ");
  return `${noTransfers} The owner states these first, under Your shop: ${names}.`;
}
