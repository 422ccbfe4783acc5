import "server-only";
import { loadCompany } from "#trade/base/server/company.data.ts";

/** Who helps to pay an order; null while the shop does not say. */
export async function paymentContact(): Promise<{ readonly phone: string } | null> {
  // A page about money never fails for its footnote.
  const company = await loadCompany().catch(() => null);
  return company && { phone: company.phone };
}
