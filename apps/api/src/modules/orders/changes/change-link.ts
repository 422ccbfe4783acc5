import { daysAhead, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Longer than a change can be answered, so that a late tap still shows what became of it. */
const openDays = 30;

/** The path on the site where a buyer reads a change of an order, and answers. @source decision 062 */
export function orderChangePath(
  links: SignedLinks,
  change: { readonly number: string; readonly id: number },
  mailedAt: Date,
): string {
  const subject = `${change.number} ${change.id}`;
  return `/orders/change/${links.sign("order-change", subject, daysAhead(openDays, mailedAt.getTime()))}`;
}

/** The change that a link's token is about; undefined where the token is not valid or no longer. */
export function openChangeToken(
  links: SignedLinks,
  token: string,
): { readonly number: string; readonly id: number } | undefined {
  const [number, id] = links.open("order-change", token)?.split(" ") ?? [];
  return number === undefined ? undefined : { number, id: Number(id) };
}
