import { fromWireValue, type Kobo, nairaText, roundToNaira, subtractKobo } from "@precise/cart-core/money";
import { numberText, withUnit } from "../parts/address-values.ts";
import type { LampCost, SpanCost } from "./cost-of-light.ts";
import { runningCostCopy } from "./running-cost-copy.ts";

/** An amount that is worked out, in whole naira: kobo would claim more than a guide knows. */
export function aboutNaira(amount: Kobo): string {
  return nairaText(roundToNaira(amount));
}

/** A cost and its parts in whole naira; the parts add up to the whole as it is shown. */
export function costTexts({ all, fromGrid }: SpanCost) {
  const [whole, grid] = [wholeNaira(all), wholeNaira(fromGrid)];
  return {
    all: aboutNaira(whole),
    grid: aboutNaira(grid),
    own: aboutNaira(subtractKobo(whole, grid)),
  };
}

function wholeNaira(amount: Kobo): Kobo {
  return fromWireValue(roundToNaira(amount));
}

export function kwhText(kwh: number): string {
  return withUnit(kwh, "kWh", kwh < 10 ? 2 : kwh < 100 ? 1 : 0);
}

/** `1.1 months`; of what is soon "less than a month". */
export function monthsText(months: number): string {
  if (months < 1) return "less than a month";
  const text = numberText(months, months < 24 ? 1 : 0);
  return text === "1" ? "1 month" : `${text} months`;
}

/** `LED light, 9 W`, or `9 × LED light`. @param watts of all pieces */
export function lampText(lamp: LampCost["lamp"], watts: number, pieces: number): string {
  const name = runningCostCopy.lampNames[lamp];
  return pieces === 1 ? `${name}, ${withUnit(watts, "W", 1)}` : `${numberText(pieces)} × ${name}`;
}
