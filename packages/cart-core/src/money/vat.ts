import { type Kobo, kobo } from "./money.ts";

/**
 * Nigerian value added tax in thousandths, 75 for 7.5 %: the rate until the shop's dated setting says another.
 * @source design D13, decision 092
 */
export const startVatPerThousand = 75;

/** 75 thousandths are `7.5 %`. */
export function percentText(perThousand: number): string {
  return `${perThousand / 10} %`;
}

/**
 * The VAT of a part of an amount, by the amount's own VAT: what a credit note gives back of an invoice. Rounded to whole
 * kobo, halves up; the parts of all add up where each is the difference of two shares of what was given back so far.
 * @param whole what is divided, with the VAT in it; never 0
 * @param part 0 to `whole.gross`
 * @source decision 039
 */
export function shareOfVat(whole: { readonly gross: Kobo; readonly vat: Kobo }, part: Kobo): Kobo {
  // The product of two amounts may pass what a number holds exactly.
  const [gross, vat, share] = [BigInt(whole.gross), BigInt(whole.vat), BigInt(part)];
  return kobo(Number((2n * vat * share + gross) / (2n * gross)));
}

/**
 * The VAT inside a price that includes it, rounded to whole kobo: at 75 thousandths gross × 7.5 / 107.5. Exact for every
 * amount: the division leaves a whole part and a small remainder, and no product passes what an integer can hold.
 * @param perThousand the rate: of the order where there is one, else that of now
 * @source design D13
 */
export function vatIncluded(gross: Kobo, perThousand: number): Kobo {
  const whole = 1000 + perThousand;
  const rest = gross % whole;
  return kobo(((gross - rest) / whole) * perThousand + Math.round((rest * perThousand) / whole));
}
