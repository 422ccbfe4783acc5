import { type Kobo, kobo } from "./money.ts";

/** Nigerian value added tax in thousandths: 75 is 7.5 %. @source D13 */
export const vatPerThousand = 75;

/**
 * The VAT inside a price that includes it, rounded to whole kobo: gross × 7.5 / 107.5. Exact for every amount: the
 * division leaves a whole part and a small remainder, and no product passes what an integer can hold. No amount lies
 * half-way between two kobo.
 * @source D13 "Prices include VAT (7.5 %) for consumers"
 */
export function vatIncluded(gross: Kobo): Kobo {
  const whole = 1000 + vatPerThousand;
  const rest = gross % whole;
  return kobo(((gross - rest) / whole) * vatPerThousand + Math.round((rest * vatPerThousand) / whole));
}
