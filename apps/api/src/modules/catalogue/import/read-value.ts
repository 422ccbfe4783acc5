import { naira } from "@precise/cart-core/money";
import { type DecimalMark, readWrittenNumber } from "@precise/cart-core/written-number";
import { cleanText, hasControlCharacters, unseenCharacters } from "@precise/contract/wire/clean-text";
import { cutText } from "@precise/contract/wire/cut-text";
import { isCell } from "#api/platform/sheets/cell.ts";
import { readAmount } from "#api/platform/sheets/read-amount.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** A value that was read, or why it could not be. */
export type Read<Value> = { readonly value: Value } | { readonly reason: string };

const mostKobo = naira(10_000_000_000);

/** True for what an empty cell, an empty list, null or a missing key leaves. */
export function isEmpty(input: unknown): boolean {
  if (Array.isArray(input)) return input.length === 0;
  return (
    input === undefined || input === null || (typeof input === "string" && cleanText(input).trim() === "")
  );
}

/** What is in a field, as text to name its row by. */
export function textOfField(input: unknown): string {
  return isCell(input) ? input.text : String(input ?? "");
}

export function readText(input: unknown, most: number): Read<string> {
  if (typeof input !== "string" && typeof input !== "number") return { reason: "must be a text" };
  const text = cleanText(String(input)).trim();
  if (text.length > most) return { reason: `is longer than ${most} characters` };
  if (hasControlCharacters(text)) return { reason: `contains ${unseenCharacters}` };
  return { value: text };
}

/** A price in kobo from a number of naira, or from "₦385,000", "NGN 385 000.50", "385000". */
export function readPrice(input: unknown, mark?: DecimalMark): Read<number> {
  const read = readAmount(numberText(input), mark);
  if (!read.ok && read.code === "uncertain") return { reason: uncertain(input) };
  if (!read.ok || read.value.way !== undefined)
    return { reason: `"${shown(input)}" is not a price in naira` };
  if (read.value.amount > mostKobo) return { reason: `"${shown(input)}" is higher than any price may be` };
  return { value: read.value.amount };
}

export function readWholeNumber(input: unknown, most: number, mark?: DecimalMark): Read<number> {
  const read = readWrittenNumber(numberText(input), mark);
  if (!read.ok && read.code === "uncertain") return { reason: uncertain(input) };
  if (!read.ok || read.value.fraction !== "" || read.value.whole.length > 15)
    return { reason: `"${shown(input)}" is not a whole number of 0 or more` };
  const value = Number(read.value.whole);
  return value > most ? { reason: `"${shown(input)}" is more than ${most}` } : { value };
}

export function readNumber(input: unknown, mark?: DecimalMark): Read<number> {
  const text = numberText(input);
  const read = readWrittenNumber(text.replace(/^[-−]/, ""), mark);
  if (!read.ok && read.code === "uncertain") return { reason: uncertain(input) };
  if (!read.ok || read.value.whole.length > 12 || read.value.fraction.length > 6)
    return { reason: `"${shown(input)}" is not a number` };
  const value = Number(`${read.value.whole}.${read.value.fraction || "0"}`);
  return { value: /^[-−]/.test(text) ? -value : value };
}

function numberText(input: unknown): string {
  return typeof input === "number" || typeof input === "string" ? String(input).trim() : "";
}

function uncertain(input: unknown): string {
  return `"${shown(input)}" could be thousands or a fraction, and no number of the file says which; write it without a comma`;
}

const yes: ReadonlySet<string> = new Set(["1", "true", "yes", "y"]);
const no: ReadonlySet<string> = new Set(["0", "false", "no", "n"]);

export function readBoolean(input: unknown): Read<boolean> {
  const text = String(input).trim().toLowerCase();
  if (yes.has(text)) return { value: true };
  if (no.has(text)) return { value: false };
  return { reason: `"${shown(input)}" must be yes or no (true, false, 1, 0)` };
}

/** A date or a moment in ISO 8601; without a time zone it is UTC. */
export function readMoment(input: unknown): Read<string> {
  const text = typeof input === "string" ? input.trim() : "";
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text);
  const moment = match ? new Date(`${match[1]}T${match[2] ?? "00:00"}${match[3] ?? "Z"}`) : undefined;
  // 30 February would silently become 2 March: the day must still be the one that was written.
  const isRealDay = match && new Date(`${match[1]}T00:00Z`).toJSON()?.startsWith(match[1] ?? "");
  if (!moment || !isRealDay || Number.isNaN(moment.getTime())) {
    return { reason: `"${shown(input)}" is not a date like 2025-08-05 or 2025-08-05T09:00:00Z` };
  }
  return { value: wireTime(moment) };
}

/** What was given, short enough for one line of a report. */
export function shown(input: unknown): string {
  const text = typeof input === "string" ? input : (JSON.stringify(input) ?? "nothing");
  return text.length > 60 ? `${cutText(text, 57)}…` : text;
}
