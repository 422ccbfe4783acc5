import { err, ok, type Result } from "@precise/cart-core/result";
import { plainNumber } from "../wire/pasted-number.ts";
import { normalisePhone } from "./phone.ts";

/**
 * A number to call back, possibly abroad: a Nigerian mobile in any usual form, or another country's
 * number with its `+` and country code.
 * @returns `+` and digits, or `bad-phone`: a Nigerian number that is no mobile is one too, as in orders
 * @source design "Phone numbers"; E.164 (at most 15 digits)
 */
export function readPhoneNumber(text: string): Result<string, "bad-phone"> {
  const nigerian = normalisePhone(text);
  if (nigerian.ok) return nigerian;
  const plain = plainNumber(text)
    .replace("(0)", "")
    .replace(/[\s()./-]/g, "")
    .replace(/^00/, "+");
  return /^\+(?!234)[1-9]\d{7,14}$/.test(plain) ? ok(plain) : err("bad-phone");
}
