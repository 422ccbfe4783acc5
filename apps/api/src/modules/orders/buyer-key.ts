import { normalisedPhone } from "@precise/contract/nigeria/phone";

/**
 * By what a buyer without an account is known, as the column `email_key` of their orders: the e-mail in lower case, or of an order
 * without one the phone. A phone holds no `@`, so neither is ever taken for the other.
 * @source decision 081
 */
export function keyOfBuyer({ email, phone }: { readonly email: string; readonly phone: string }): string {
  return email === "" ? normalisedPhone(phone) : email.toLowerCase();
}

/** The same of what a caller typed. Null matches no order: of those whose person was forgotten the key is empty. */
export function typedBuyerKey(typed: string): string | null {
  return (typed.includes("@") ? typed.toLowerCase() : normalisedPhone(typed)) || null;
}
