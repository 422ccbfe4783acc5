import { randomInt } from "node:crypto";
import { bareNumber } from "@precise/contract/wire/pasted-number";

/** Crockford's base 32: no I, L, O, U, so that a code can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 5;

/** Random groups of five signs that a person can read out, 25 bits each: `7KQ2M-9XTR4`. */
export function randomGroups(count: number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}

/** A code that no one can guess (2^50): `WELCOME-7KQ2M-9XTR4`. @param prefix capital letters and digits */
export function newCouponCode(prefix: string): string {
  return `${prefix}-${randomGroups(2)}`;
}

/** A code as it is compared: what is neither letter nor figure makes no difference, nor does case. */
export function couponCodeKey(code: string): string {
  return bareNumber(code);
}
