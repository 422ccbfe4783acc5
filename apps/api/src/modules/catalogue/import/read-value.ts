import { parsePrice } from "@precise/cart-core/money";
import { hasControlCharacters } from "@precise/contract/text";

/** A value that was read, or why it could not be. */
export type Read<Value> = { readonly value: Value } | { readonly reason: string };

const mostNaira = 10_000_000_000;

/** True for what an empty cell, an empty list, null or a missing key leaves. */
export function isEmpty(given: unknown): boolean {
  if (Array.isArray(given)) return given.length === 0;
  return given === undefined || given === null || (typeof given === "string" && given.trim() === "");
}

export function readText(given: unknown, most: number): Read<string> {
  if (typeof given !== "string" && typeof given !== "number") return { reason: "must be a text" };
  const text = String(given).trim().normalize("NFC");
  if (text.length > most) return { reason: `is longer than ${most} characters` };
  if (hasControlCharacters(text)) return { reason: "contains control characters" };
  return { value: text };
}

/** A price in kobo from a number of naira, or from "₦385,000", "NGN 385 000.50", "385000". */
export function readPrice(given: unknown): Read<number> {
  const text = typeof given === "number" ? String(given) : typeof given === "string" ? given.trim() : "";
  const bare = text.replace(/^(?:₦|NGN|N)\s*/i, "").replace(/\s*(?:₦|NGN)$/i, "");
  const match = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[\s\u00a0\u202f]\d{3})+)(?:\.(\d{1,2}))?$/.exec(bare);
  if (!match) return { reason: `"${shown(given)}" is not a price in naira` };
  const whole = match[1]?.replace(/\D/g, "") ?? "";
  const price = parsePrice(`${whole}.${match[2] ?? "0"}`);
  if (!price.ok || Number(whole) > mostNaira)
    return { reason: `"${shown(given)}" is higher than any price may be` };
  return { value: price.value };
}

export function readWholeNumber(given: unknown, most: number): Read<number> {
  const text = typeof given === "number" || typeof given === "string" ? String(given).trim() : "";
  const bare = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(",", "") : text;
  if (!/^\d{1,15}$/.test(bare)) return { reason: `"${shown(given)}" is not a whole number of 0 or more` };
  return Number(bare) > most ? { reason: `"${shown(given)}" is more than ${most}` } : { value: Number(bare) };
}

export function readNumber(given: unknown): Read<number> {
  const text = typeof given === "number" || typeof given === "string" ? String(given).trim() : "";
  const bare = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(bare)) return { reason: `"${shown(given)}" is not a number` };
  return { value: Number(bare) };
}

const yes: ReadonlySet<string> = new Set(["1", "true", "yes", "y"]);
const no: ReadonlySet<string> = new Set(["0", "false", "no", "n"]);

export function readBoolean(given: unknown): Read<boolean> {
  const text = String(given).trim().toLowerCase();
  if (yes.has(text)) return { value: true };
  if (no.has(text)) return { value: false };
  return { reason: `"${shown(given)}" must be yes or no (true, false, 1, 0)` };
}

/** A date or a moment in ISO 8601; without a time zone it is UTC. */
export function readMoment(given: unknown): Read<string> {
  const text = typeof given === "string" ? given.trim() : "";
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text);
  const moment = match ? new Date(`${match[1]}T${match[2] ?? "00:00"}${match[3] ?? "Z"}`) : undefined;
  // 30 February would silently become 2 March: the day must still be the one that was written.
  const isRealDay = match && new Date(`${match[1]}T00:00Z`).toJSON()?.startsWith(match[1] ?? "");
  if (!moment || !isRealDay || Number.isNaN(moment.getTime())) {
    return { reason: `"${shown(given)}" is not a date like 2025-08-05 or 2025-08-05T09:00:00Z` };
  }
  return { value: moment.toISOString() };
}

/** What was given, short enough for one line of a report. */
export function shown(given: unknown): string {
  const text = typeof given === "string" ? given : (JSON.stringify(given) ?? "nothing");
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
