/** Opens WhatsApp, on a phone or in a browser, with a message ready to be sent to whom the shopper chooses. */
export function whatsAppLink(message: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: message })}`;
}
