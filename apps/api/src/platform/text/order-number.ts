import { randomInt } from "node:crypto";
import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import { bareNumber } from "@precise/contract/wire/pasted-number";

/** Crockford's base 32: no I, L, O, U, so that a number can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const base = alphabet.length;
const randomCharacters = 7;
const typedNumber = new RegExp(`^(?:ORDER)?(?:NUMBER|NO)?(?:${orderPrefix})?([0-9A-Z]{8})$`);

/**
 * The order prefix, a hyphen and eight characters: seven random ones (2^35) and one that finds a slip of the pen.
 * @param prefix `AP` for an appointment, `AR` for one that was asked for, `M` for a message to the shop, `R` for a review
 * @source design D14
 */
export function newOrderNumber(prefix: typeof orderPrefix | "AP" | "AR" | "M" | "R" = orderPrefix): string {
  let body = "";
  for (let count = 0; count < randomCharacters; count += 1) body += alphabet[randomInt(base)];
  return `${prefix}-${body}${checkCharacter(body)}`;
}

/**
 * An order number as people type it: any case, with or without prefix, hyphens, blanks and what pasting
 * adds ("Order #pr–7k3m…"), O for 0, I or L for 1.
 * @returns its one written form, or undefined for what cannot be a number
 */
export function readOrderNumber(typed: string): string | undefined {
  const [, plain = ""] = typedNumber.exec(bareNumber(typed)) ?? [];
  const body = plain.replaceAll("O", "0").replace(/[IL]/g, "1");
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(body)) return undefined;
  return checkCharacter(body.slice(0, -1)) === body.at(-1) ? `${orderPrefix}-${body}` : undefined;
}

/** Luhn's rule in base 32: finds every single wrong character and almost every exchange of two neighbours. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].reverse().entries()) {
    const value = alphabet.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / base) + (value % base);
  }
  return alphabet[(base - (sum % base)) % base] ?? "0";
}
