import { cleanText } from "./clean-text.ts";

const quotes = /["'`\u00b4\u2018-\u201f\u2032\u2033\u00ab\u00bb\u2039\u203a]/g;
const eastern = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Text in plain signs: one kind of hyphen and space, Western digits, no full-width letters, nothing that cannot be seen. */
export function plainSigns(typed: string): string {
  return cleanText(typed)
    .normalize("NFKC")
    .replace(eastern, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Pd}\u2212\u00af\u02d7]/gu, "-");
}

/**
 * A number as people paste it, in plain signs and without quotes, and without the brackets, commas, dots and `#` round
 * it. Letters keep their case.
 */
export function plainNumber(typed: string): string {
  return plainSigns(typed)
    .replace(quotes, "")
    .replace(/^[\s#.,;:<>[\]{}]+|[\s#.,;:<>[\]{}]+$/g, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .trim();
}

/** Letters and figures of a number alone, in capitals: what two spellings of one have in common. */
export function bareNumber(typed: string): string {
  return plainNumber(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** An article number without what pasting adds to it; blanks beside its hyphens count as pasted. */
export function itemNumber(typed: string): string {
  return plainNumber(typed).replace(/\s*-\s*/g, "-");
}

/** What a SKU is made of: letters and figures, then dots, low lines and hyphens as well; no blanks. */
export const skuForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** A SKU as it is typed or imported. What is one as it stands stays as it is, a dot at its end too. */
export function skuAsTyped(typed: string): string {
  const text = cleanText(typed).trim();
  return skuForm.test(text) ? text : itemNumber(text);
}

/**
 * A number of a series, in any usual form ("ret 12", "#RET–000012.", "Invoice INV-000006").
 * @param series what its numbers begin with
 * @returns `RET-000012`, or undefined for what is none
 */
export function seriesNumber(series: "INV" | "CRN" | "RET", typed: string): string | undefined {
  const words = "(?:ORDER|(?:TAX)?INVOICE|RETURN|CREDITNOTE)?(?:NUMBER|NO)?";
  const digits = new RegExp(`^${words}${series}(\\d{1,12})$`).exec(bareNumber(typed))?.[1];
  return digits === undefined ? undefined : `${series}-${digits.padStart(6, "0")}`;
}
