import { availableOnAccount, type CompanyAccount, fitsOnAccount } from "@precise/cart-core/account-limit";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { failure } from "#api/platform/http/reply.ts";

/**
 * Why an order cannot go on a company's account, as a sentence for the buyer; checkout and refused orders say the same.
 * @param payable what the order would take of the limit, in kobo
 * @returns undefined where it fits
 */
export function accountRefusal(account: CompanyAccount, payable: Kobo): string | undefined {
  if (fitsOnAccount(account, payable)) return undefined;
  if (account.limit === 0) return "Your company cannot buy on account.";
  const available = formatNaira(availableOnAccount(account));
  return `${formatNaira(payable)} is over your limit: ${available} of your company's ${formatNaira(account.limit)} limit is left.`;
}

/** The failure of an order that is more than the company may still buy on account. */
export function overLimit(account: CompanyAccount, payable: Kobo) {
  // Two orders at once: what was free a moment ago may be free again when the words are made.
  const reason = accountRefusal(account, payable) ?? "Your company's limit was used up a moment ago.";
  const way = account.limit === 0 ? "Choose bank transfer." : "Choose bank transfer, or call us.";
  return failure(422, "account_limit_reached", `${reason} ${way}`, { field: "payment.method" });
}
