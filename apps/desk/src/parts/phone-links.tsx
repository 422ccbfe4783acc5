import { phoneText } from "@precise/contract/nigeria/phone";
import { links } from "./phone-links.css.ts";

/** Calls a phone, or writes to it by WhatsApp. @param greeting what the message begins with */
export function PhoneLinks({ phone, greeting }: { readonly phone: string; readonly greeting?: string }) {
  const text = greeting === undefined ? "" : `?text=${encodeURIComponent(greeting)}`;
  return (
    <span className={links}>
      <a href={`tel:${phone}`}>{phoneText(phone)}</a>
      <a href={`https://wa.me/${phone.replace(/\D/g, "")}${text}`} target="_blank" rel="noreferrer">
        WhatsApp
      </a>
    </span>
  );
}
