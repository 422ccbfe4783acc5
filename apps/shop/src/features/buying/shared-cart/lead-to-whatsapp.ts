import "server-only";
import { readSharedLines, sharedCartPage } from "@precise/cart-core/shared-lines";
import { greetingOf } from "#shop/base/company-words.ts";
import { canonicalOrigin } from "#shop/base/env.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import { sharedCartPath } from "#shop/features/buying/lines/shared-cart-path.ts";
import { sharedCartItems } from "./shared-cart.data.ts";
import { sharedCartCopy as copy } from "./shared-cart-copy.ts";
import { cartMessage } from "./shared-cart-texts.ts";

/**
 * Answers with the way to WhatsApp: a message with the lines at today's prices, to the shop's own number where it has one. A
 * link rather than a form, so that it needs no scripts and no form of ours may post elsewhere. Where nothing can be said
 * of the lines, their page comes, and says why.
 * @param line values of the query's field
 */
export async function leadToWhatsApp(line: string[]): Promise<Response> {
  const [cart, company] = await Promise.all([sharedCartItems(line), loadCompany().catch(() => null)]);
  if (cart === null || cart.items.length === 0) {
    const { lines } = readSharedLines(line);
    return leadTo(lines.length === 0 ? sharedCartPage : sharedCartPath(lines));
  }
  const opening = company === null ? copy.wanted : `${greetingOf(company)}${copy.wanted}`;
  const url = `${canonicalOrigin()}${sharedCartPath(cart.lines)}`;
  return leadTo(whatsAppLink(cartMessage(cart, { opening, url }), company?.whatsapp));
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}
