import type { AccountTurn } from "#api/modules/money/refund-accounts.ts";
import { daysAhead, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** Longer than refunds wait for an account as a rule; staff can have another link sent by then. */
const openDays = 30;

/** The path on the site where a payer names the account of a refund, or stops that it goes there. */
export function refundAccountPath(
  links: SignedLinks,
  purpose: "refund-account" | "refund-account-stop",
  { refund, turn }: AccountTurn,
  mailedAt: Date,
): string {
  const token = links.sign(purpose, `${refund} ${turn}`, daysAhead(openDays, mailedAt.getTime()));
  return `/orders/refund/${token}`;
}

/** What a link's token lets its reader do; undefined where it is not valid or no longer. */
export function openAccountToken(
  links: SignedLinks,
  token: string,
): (AccountTurn & { readonly may: "name" | "stop" }) | undefined {
  for (const [may, purpose] of [
    ["name", "refund-account"],
    ["stop", "refund-account-stop"],
  ] as const) {
    const [refund, turn] = links.open(purpose, token)?.split(" ") ?? [];
    if (refund !== undefined) return { may, refund: Number(refund), turn: Number(turn) };
  }
  return undefined;
}
