import { err, ok, type Result } from "../result.ts";

/** An amount of money: a whole number of kobo, 100 to the naira. Made by `kobo`, `naira`, `parsePrice` or `fromWireValue`. */
export type Kobo = number & { readonly kobo: unique symbol };

/** A number of naira, as it travels in `value` on the wire; never calculated with. */
export type Naira = number & { readonly naira: unique symbol };

/**
 * Takes a number that counts kobo as money.
 * @throws RangeError when it is no safe integer: an amount that lost its kobo is a fault, not an outcome
 */
export function kobo(count: number): Kobo {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole, safe number of kobo: ${count}`);
  // Adding 0 turns -0 into 0, so that equal amounts are also equal under Object.is.
  return (count + 0) as Kobo;
}

/**
 * Money from a number of naira, rounded half-up to whole kobo. The number is read as it is written in decimals:
 * 1.005 gives 101 kobo, although the binary number lies a little under it.
 * @throws RangeError on NaN, infinity, and amounts beyond what whole kobo can count
 */
export function naira(amount: number): Kobo {
  const written = String(amount);
  // Only numbers below 0.000001 or from 10^21 up are written with an exponent: the first are nothing, the others unsafe.
  const inKobo = written.includes("e") ? amount * 100 : Number(`${written}e2`);
  return kobo(Math.round(inKobo));
}

/**
 * Money from a price as written in a file or on the wire: "385000.00", "385000", "385000.5".
 * @returns `bad-price` for signs, exponents, blanks, separators, more than two decimals, or more than kobo can count
 * @source spec §3 "Cart product"
 */
export function parsePrice(text: string): Result<Kobo, "bad-price"> {
  const digits = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!digits) return err("bad-price");
  const [, whole = "", part = ""] = digits;
  const count = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return Number.isSafeInteger(count) ? ok(kobo(count)) : err("bad-price");
}

/** The amount as a wire number of naira: 499950 kobo are 4999.5. Exact up to 70 million million naira. @source spec §3 "Cart" */
export function wireValue(amount: Kobo): Naira {
  return (amount / 100) as Naira;
}

/** Money from a wire number of naira; the inverse of `wireValue`. @throws RangeError as `naira` does */
export function fromWireValue(value: number): Kobo {
  return naira(value);
}

/** The amount as an object of the wire: `{ value: 4999.5 }`. */
export function wireAmount(amount: Kobo): { value: Naira } {
  return { value: wireValue(amount) };
}

/** The sum of amounts of the wire, in kobo. @throws RangeError as `naira` and `addKobo` do */
export function sumOfWire(amounts: readonly { readonly value: number }[]): Kobo {
  return addKobo(...amounts.map(({ value }) => fromWireValue(value)));
}

/** A row whose amounts are wire numbers of naira: those of `Key` were kobo, or null where there is none. */
export type InNaira<Row, Key extends keyof Row> = {
  [Name in keyof Row]: Name extends Key ? Naira | Extract<Row[Name], null> : Row[Name];
};

/** A row with the amounts of these keys as wire numbers of naira, in the order in which it was. */
export function inNaira<Row extends object, Key extends keyof Row & string>(
  row: Row & Readonly<Record<Key, Kobo | null>>,
  ...keys: readonly Key[]
): InNaira<Row, Key> {
  const amounts = keys.map((key): [Key, Naira | null] => {
    const amount: Kobo | null = row[key];
    return [key, amount === null ? null : wireValue(amount)];
  });
  // The keys are the row's own; Object.fromEntries forgets them.
  return { ...row, ...Object.fromEntries(amounts) } as unknown as InNaira<Row, Key>;
}

/** True for a wire number of naira that counts whole kobo: 4999.5 and 4999.55, but not 4999.555. */
export function isWholeKobo(value: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(value));
}

/**
 * The amount as a numeric string in naira with two decimals: "385000.00"; `parsePrice` reads it back.
 * @throws RangeError on a negative amount: the wire has no negative price
 * @source spec §3 "Cart product"
 */
export function wirePrice(amount: Kobo): string {
  if (amount < 0) throw new RangeError(`a price is never negative: ${amount} kobo`);
  return `${Math.trunc(amount / 100)}.${twoDigits(amount % 100)}`;
}

/** Money from a price of a decoded answer; the inverse of `wirePrice`. @throws RangeError on what `parsePrice` refuses */
export function fromWirePrice(text: string): Kobo {
  const price = parsePrice(text);
  if (!price.ok) throw new RangeError(`no price: "${text}"`);
  return price.value;
}

/**
 * The amount for people: `₦1,234,567.50`, `₦385,000` (kobo only when there are any), `-₦500`. The same on every
 * machine, whatever its locale, so that server and browser agree.
 * @source spec §9 "Currency"
 */
export function formatNaira(amount: Kobo): string {
  const size = Math.abs(amount);
  const part = size % 100;
  const whole = String((size - part) / 100).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount < 0 ? "-" : ""}₦${whole}${part === 0 ? "" : `.${twoDigits(part)}`}`;
}

/** A wire amount of naira for people: `₦191,500`. @throws RangeError as `naira` does */
export function nairaText(value: number): string {
  return formatNaira(naira(value));
}

/** Whole naira, half-up: 100,000.49 is 100,000 and 100,000.50 is 100,001. @source spec §9 "Delivery fee", design D1 */
export function roundToNaira(amount: Kobo): Naira {
  const part = ((amount % 100) + 100) % 100;
  return ((amount - part) / 100 + (part >= 50 ? 1 : 0)) as Naira;
}

/** The sum of any number of amounts; nothing sums to 0. @throws RangeError beyond what whole kobo can count */
export function addKobo(...amounts: readonly Kobo[]): Kobo {
  let sum = 0;
  for (const amount of amounts) sum = kobo(sum + amount);
  return kobo(sum);
}

/** What is left when the second amount is taken from the first; negative when it is the larger. */
export function subtractKobo(from: Kobo, amount: Kobo): Kobo {
  return kobo(from - amount);
}

/** An amount a whole number of times. @throws RangeError when the times are no whole number, or beyond what kobo can count */
export function timesKobo(amount: Kobo, times: number): Kobo {
  if (!Number.isSafeInteger(times)) throw new RangeError(`not a whole number of times: ${times}`);
  return kobo(amount * times);
}

function twoDigits(part: number): string {
  return String(part).padStart(2, "0");
}
