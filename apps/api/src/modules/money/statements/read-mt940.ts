import { type Kobo, parsePrice } from "@precise/cart-core/money";
import { cutText } from "@precise/contract/wire/cut-text";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { StatementRead, StatementRow } from "./read-statement.ts";

interface OpenEntry {
  readonly row: number;
  readonly line: string;
  /** What the bank adds below it. */
  readonly details: string[];
}

/** True for a text of SWIFT's MT940, with or without the envelope of its network. */
export function isMt940(text: string): boolean {
  return /^\s*(?:\{1:|:20:)/.test(text) && /^:6[01]/m.test(text);
}

/**
 * Reads a statement of SWIFT's MT940: a row for each entry, by the line that it begins on.
 * @param today a Lagos day; money of later days is refused
 */
export function readMt940(text: string, today: string): StatementRead {
  const currency = /^:60[FM]:[CD]\d{6}([A-Z]{3})/m.exec(text)?.[1];
  if (currency !== undefined && currency !== "NGN")
    return { ok: false, why: `The statement is in ${currency}, not in naira.` };
  const entries: OpenEntry[] = [];
  let isOpen = false;
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const tag = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (tag?.[1] === "61") {
      entries.push({ row: at + 1, line: tag[2] ?? "", details: [] });
      isOpen = true;
    } else if (tag) {
      // What follows the closing balance is said of the whole statement.
      isOpen = isOpen && tag[1] === "86";
      if (isOpen) entries.at(-1)?.details.push(tag[2] ?? "");
    } else if (isOpen && !line.startsWith("-")) entries.at(-1)?.details.push(line);
  }
  if (entries.length === 0) return { ok: false, why: "The statement has no entries." };
  return {
    ok: true,
    rows: entries.map((entry) => readEntry(entry, today)),
    understanding: { format: "mt940", sheet: undefined, columns: [], dayOrder: undefined, way: "format" },
  };
}

/** Value date, entry date, mark, third letter of the currency, amount, kind, the payer's reference, the bank's. */
const entryLine =
  /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?(\d{1,15},\d{0,2})[A-Z][A-Z0-9]{3}([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;

function readEntry({ row, line, details }: OpenEntry, today: string): StatementRow {
  const read = entryLine.exec(line);
  const amount = read === null ? undefined : amountOf(read[5] ?? "");
  if (read === null || amount === undefined)
    return {
      row,
      kind: "refused",
      why: `“${cutText(line, 40)}” is not an entry like 2611241124C5000,00NTRFNONREF.`,
    };
  const [, year, month, date, mark, , ownReference = "", bankReference = ""] = read;
  // Money that is taken back out again goes, and a charge that is taken back comes.
  if (mark === "D" || mark === "RC") return { row, kind: "debit" };
  const day = `20${year}-${month}-${date}`;
  if (!isDay(day)) return { row, kind: "refused", why: `“${line.slice(0, 6)}” is not a day like 261124.` };
  if (day > today) return { row, kind: "refused", why: `${day} is in the future.` };
  const own = /^NONREF$/i.test(ownReference.trim()) ? "" : ownReference.trim();
  const reference = bankReference.trim() || own;
  return {
    row,
    kind: "credit",
    credit: {
      day,
      amount,
      narration: narrationOf([...details, own === reference ? "" : own]),
      reference: /\d/.test(reference) ? cutText(reference, 120) : undefined,
    },
  };
}

/** Some banks put numbers of fields before each part: `?20NIP ADA?21OBI`. */
function narrationOf(parts: readonly string[]): string {
  const text = parts
    .join(" ")
    .replaceAll(/\?\d{2}/g, " ")
    .replaceAll(/\s+/g, " ");
  return cutText(text.trim(), 500);
}

function amountOf(text: string): Kobo | undefined {
  const [whole = "", part = ""] = text.split(",");
  const amount = parsePrice(`${whole}.${part || "0"}`);
  return amount.ok && amount.value > 0 ? amount.value : undefined;
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && wireTime(moment).startsWith(day);
}
