import type { Kobo } from "@precise/cart-core/money";
import { kobo } from "@precise/cart-core/money";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** A fee that was proposed for an order; a link accepts this fee and no other. @source design D1 */
export interface FeeProposal {
  readonly orderNumber: string;
  readonly fee: Kobo;
}

/** The path on the site where a shopper reads and accepts a proposed delivery fee. */
export function deliveryFeePath(links: SignedLinks, proposal: FeeProposal, acceptBy: Date): string {
  const token = links.sign("delivery-fee", `${proposal.orderNumber} ${proposal.fee}`, acceptBy);
  return `/orders/delivery-fee/${token}`;
}

/** The proposal that a link's token is about; undefined where the token is not valid or no longer. */
export function openDeliveryFeeToken(links: SignedLinks, token: string): FeeProposal | undefined {
  const [orderNumber, fee] = links.open("delivery-fee", token)?.split(" ") ?? [];
  return orderNumber === undefined ? undefined : { orderNumber, fee: kobo(Number(fee)) };
}
