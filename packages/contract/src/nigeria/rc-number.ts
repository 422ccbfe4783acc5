import { err, ok, type Result } from "@precise/cart-core/result";

/** RC: companies; BN: business names; IT: incorporated trustees; LP and LLP: partnerships. */
const registration = /^(RC|BN|IT|LLP|LP)?(\d{1,8})$/;
const noise = /[\s.:,#/\-\u2010-\u2015]+/g;

/**
 * A registration number of the Corporate Affairs Commission in any usual form ("rc123456", "RC: 123,456", "123456",
 * "RC RC 123456"), as its kind, a blank and its digits; leading zeros stay. Without a kind it is a company's.
 * @returns `bad-rc-number` for anything else, the empty text too
 */
export function normaliseRcNumber(text: string): Result<string, "bad-rc-number"> {
  const compact = text
    .toUpperCase()
    .replace(noise, "")
    .replace(/^(?:RC)+/, "RC")
    .replace(/^([A-Z]+?)(?:NUMBER|NO)(?=\d)/, "$1");
  const [, kind = "RC", digits] = registration.exec(compact) ?? [];
  return digits === undefined ? err("bad-rc-number") : ok(`${kind} ${digits}`);
}

/** A stored registration number as people read it: "RC 0000001". What is none, as an old row may hold, stays as it is. */
export function rcNumberText(stored: string): string {
  const read = normaliseRcNumber(stored);
  return read.ok ? read.value : stored.trim();
}
