import "server-only";
import { paymentWords } from "@precise/web/orders/payment-words";
import { loadCompany } from "#shop/base/server/company.ts";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";

/** Who helps to pay an order; null while the shop does not say. */
export async function paymentContact(
  number: string,
): Promise<{ readonly phone: string; readonly whatsAppHref?: string } | null> {
  // A page about money never fails for its footnote.
  const company = await loadCompany().catch(() => null);
  if (company === null) return null;
  const { phone, whatsapp } = company;
  return {
    phone,
    ...(whatsapp !== undefined && {
      whatsAppHref: whatsAppLink(paymentWords.otherWays.message(number), whatsapp),
    }),
  };
}
