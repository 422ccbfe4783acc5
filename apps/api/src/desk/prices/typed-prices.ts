import { priceRoundings } from "@precise/cart-core/price-change";
import { readTypedNumber } from "@precise/cart-core/written-number";
import { typedNaira } from "#api/desk/kit/typed-values.ts";

/** Item numbers: LMP-1,LMP-2. */
export function typedList(text: string): readonly string[] {
  return text
    .split(/[\s,]+/)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** A percentage or a sum, up or down: 8, -12.5, -1,000. @throws Error for the operator, like all below */
export function typedSigned(text: string): number {
  const [, sign, size = ""] = /^([+-]?)([\d,]+(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const number = readTypedNumber(size);
  if (number === undefined) throw new Error("Give a number like 8 or -12.5.");
  return sign === "-" ? -number : number;
}

/** A price in naira, or `none`. */
export function typedPriceOrNone(text: string): number | null {
  return text === "none" ? null : typedNaira(text);
}

export function typedRounding(text: string): number {
  const step = priceRoundings.find((each) => String(each) === text.replaceAll(",", ""));
  if (step === undefined) throw new Error(`Give one of ${priceRoundings.join(", ")}.`);
  return step;
}
