import type { Company } from "@precise/contract/company";
import { phoneText } from "@precise/web/forms/phone-text";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import * as css from "./help.css.ts";
import { helpCopy as copy } from "./help-copy.ts";

/** Phone, WhatsApp and e-mail, each a press away. */
export function ContactWays({ company: { phone, whatsapp, email, promise } }: { readonly company: Company }) {
  const ways = [
    { name: `${copy.phone} · ${promise}`, value: phone, href: `tel:${phone.replaceAll(" ", "")}` },
    ...(whatsapp === undefined
      ? []
      : [{ name: copy.whatsApp, value: phoneText(whatsapp), href: whatsAppLink(copy.greeting, whatsapp) }]),
    { name: copy.email, value: email, href: `mailto:${email}` },
  ];
  return (
    <>
      {ways.map(({ name, value, href }) => (
        <a key={name} href={href} className={css.way}>
          <span className={css.wayName}>{name}</span>
          <span className={css.wayValue}>{value}</span>
        </a>
      ))}
    </>
  );
}
