import { leadToWhatsApp } from "#shop/features/buying/shared-cart/lead-to-whatsapp.ts";

/** Leads on to WhatsApp, with the cart of this address in a message to the shop. */
export function GET(request: Request): Promise<Response> {
  return leadToWhatsApp(new URL(request.url).searchParams.getAll("line"));
}
