import { formatNaira, type Kobo } from "@precise/cart-core/money";

/** An amount of a column: always with kobo, so that the points stand below each other. `-5,000.00` */
export function columnAmount(amount: Kobo): string {
  return nairaInFull(amount).replace("₦", "");
}

/** An amount on its own, with its sign and kobo: `₦186,500.00`. */
export function nairaInFull(amount: Kobo): string {
  const short = formatNaira(amount);
  return /\.\d\d$/.test(short) ? short : `${short}.00`;
}
