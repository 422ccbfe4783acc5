import { err, ok, type Result } from "@precise/cart-core/result";
import { plainNumber } from "../wire/pasted-number.ts";

/** What parts a number's groups. */
const separators = /[\s()[\].-]/g;

/**
 * Mobile ranges 070, 080, 081, 090 and 091. Not 0700, 0800 and 0900: company, toll-free and premium numbers of the same
 * length. The prefix does not identify the network, because numbers are portable.
 */
const mobile = /^(?:(?:\+|00)?2340?|0)([789]0[1-9]\d{7}|[89]1\d{8})$/;

/**
 * A Nigerian mobile number in any usual form (0803…, 234803…, +234 803…, 2340803…), as +234 and ten digits.
 * @returns `bad-phone` for anything else, land lines and service numbers too
 * @source design "Phone numbers"
 */
export function normalisePhone(text: string): Result<string, "bad-phone"> {
  const national = mobile.exec(plainNumber(text).replace(separators, ""))?.[1];
  return national === undefined ? err("bad-phone") : ok(`+234${national}`);
}

/** The same for what was checked before; what is none stays as it was typed. */
export function normalisedPhone(text: string): string {
  const phone = normalisePhone(text);
  return phone.ok ? phone.value : text;
}

/** A Nigerian mobile number as people read it: `+234 803 123 4567`; what is none stays as it is. */
export function phoneText(phone: string): string {
  return normalisedPhone(phone).replace(/^(\+234)(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3 $4");
}
