import { readTypedNumber } from "@precise/cart-core/written-number";
import { laterDay } from "@precise/contract/nigeria/lagos-days";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** An amount in naira as an operator types it: 25000, 25,000 or 25000.50. @throws Error for the operator, like all below */
export function typedNaira(text: string): number {
  const amount = readTypedNumber(text);
  if (amount === undefined || /\.\d{3,}$/.test(text)) throw new Error("Give an amount in naira, like 25000.");
  return amount;
}

export function typedWhole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error("Give a whole number.");
  return Number(text);
}

/** A day or a minute by the clock in Lagos: 2026-11-20 or 2026-11-20T16:05. */
export function typedMoment(text: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text;
  const moment = new Date(`${at}:00+01:00`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) || Number.isNaN(moment.getTime()))
    throw new Error("Give a day or a time, like 2026-11-20 or 2026-11-20T16:05.");
  return wireTime(moment);
}

/** A day in Lagos as the moment it begins: 2026-12-31. */
export function typedDay(text: string): string {
  const moment = new Date(`${text}T00:00:00+01:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(moment.getTime()))
    throw new Error("Give a day, like 2026-12-31.");
  return wireTime(moment);
}

/** A day in Lagos that still counts, as the moment when it is over. */
export function typedLastDay(text: string): string {
  typedDay(text);
  return typedDay(laterDay(text, 1));
}
