/**
 * Opens WhatsApp, on a phone or in a browser, with a message ready to be sent.
 * @param phone whom to; without it the shopper chooses
 */
export function whatsAppLink(message: string, phone = ""): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;
}
