import type { Block, MailBrand } from "./blocks.ts";

/** What someone of the staff does next with what a mail is about: on its page at the desk. */
export function deskButton(brand: MailBrand, label: string, path: `/${string}`): Block {
  return { kind: "button", label, url: brand.desk + path };
}
