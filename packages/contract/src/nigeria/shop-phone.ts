import { err, ok, type Result } from "@precise/cart-core/result";
import { plainNumber } from "../wire/pasted-number.ts";
import { normalisePhone } from "./phone.ts";

/**
 * What a shop may be called by besides a mobile number: land lines of Lagos and Abuja with seven digits, of other towns with six
 * (01 280 0000), the ten digits that they are written with since 2024 (0201 280 0000), and 0700, 0800 and 0900 numbers.
 */
const landLine = /^[1-9]\d{6,7}$|^20[1-9]\d{7}$|^[789]00\d{7}$/;

/**
 * A number in Nigeria that a shop answers, in any usual form, as `+234` and the digits of the country.
 * @returns `bad-phone` for anything else, numbers abroad too
 */
export function readShopPhone(text: string): Result<string, "bad-phone"> {
  const mobile = normalisePhone(text);
  if (mobile.ok) return mobile;
  const digits = plainNumber(text).replace(/[\s()[\].-]/g, "");
  const national = /^(?:(?:\+|00)?2340?|0)(\d+)$/.exec(digits)?.[1] ?? "";
  return landLine.test(national) ? ok(`+234${national}`) : err("bad-phone");
}
