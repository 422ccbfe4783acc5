import { normalisePhone } from "@precise/contract/nigeria/phone";

/** A Nigerian mobile number as people read it: `+234 803 123 4567`; what is none stays as it was typed. */
export function phoneText(typed: string): string {
  const phone = normalisePhone(typed);
  return phone.ok ? phone.value.replace(/^(\+234)(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3 $4") : typed;
}
