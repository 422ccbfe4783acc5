import { daysAhead, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Longer than any order waits, so that a late tap still shows what became of the order. */
const openDays = 30;

/** The path on the site where a shopper confirms an order. @source design D28 */
export function confirmOrderPath(links: SignedLinks, orderNumber: string, mailedAt: Date): string {
  const token = links.sign("order-confirm", orderNumber, daysAhead(openDays, mailedAt.getTime()));
  return `/orders/confirm/${token}`;
}

/** The number of the order that a link's token confirms; undefined where the token is not valid or no longer. */
export function openConfirmToken(links: SignedLinks, token: string): string | undefined {
  return links.open("order-confirm", token);
}
