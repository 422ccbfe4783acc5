import { formatNaira, parsePrice, timesKobo } from "@precise/cart-core/money";
import { readQuickOrderText } from "@precise/cart-core/quick-order-text";
import type { ClientLineInput } from "@precise/contract/trade/cart";
import type { QuickOrderRow } from "@precise/contract/trade/quick-order";
import { quickCopy } from "./quick-order-copy.ts";
/** A row of the page: its fields, and the API's answer to exactly these. */
export interface QuickRow {
  /** Never used twice on a page. */
  readonly key: number;
  readonly sku: string;
  readonly quantity: string;
  readonly sideMark: string;
  /** Its number and text in the list that it came with; undefined for a row that was typed. */
  readonly origin?: { readonly row: number; readonly text: string };
  /** Null while the fields are not answered. */
  readonly answer: QuickOrderRow | null;
  /** Another row of its article has changed since it was answered: the answer is shown and fetched again. */
  readonly isStale?: boolean;
}
export type QuickFields = Pick<QuickRow, "sku" | "quantity" | "sideMark">;

/** Rows with nothing in them, to type into. */
export function emptyRows(count: number, firstKey: number): readonly QuickRow[] {
  return Array.from({ length: count }, (_, index) => ({
    key: firstKey + index,
    sku: "",
    quantity: "",
    sideMark: "",
    answer: null,
  }));
}

/** True for a row with an entry. */
export function isFilled({ sku, quantity, sideMark }: QuickFields): boolean {
  return (sku + quantity + sideMark).trim() !== "";
}

/** The rows of a list that was read, each with its answer; the fields hold what can be corrected. */
export function rowsOfList(answers: readonly QuickOrderRow[], firstKey: number): readonly QuickRow[] {
  return answers.map((answer, index) => {
    const [line] = readQuickOrderText(answer.text);
    const reading = line?.kind === "asked" ? line.readings[0] : undefined;
    const count = reading?.quantity?.ok ? String(reading.quantity.value) : "";
    return {
      key: firstKey + index,
      sku: answer.sku ?? reading?.sku ?? answer.text,
      quantity: answer.asked === undefined ? count : String(answer.asked),
      sideMark: answer.side_mark ?? reading?.sideMark ?? "",
      origin: { row: answer.row, text: answer.text },
      answer,
    };
  });
}

const heading = "sku\tquantity\tside mark";

/** Rows as a text that reads back into exactly them: the heading says which cell is which. */
export function textOfRows(rows: readonly QuickFields[]): string {
  const cell = (text: string) => text.replace(/[\t\r\n"]+/g, " ").trim();
  return [
    heading,
    ...rows.map(({ sku, quantity, sideMark }) => [sku, quantity, sideMark].map(cell).join("\t")),
  ].join("\n");
}

/** What rows of one article have in common: its number without case, hyphens and blanks. */
function articleOf({ sku, answer }: QuickRow): string {
  return (answer?.sku ?? sku).toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/**
 * Its list gave a quantity that could not be read, so its field is empty: checked again it would count as one piece.
 * It does not affect the other rows of its article.
 */
function isUnreadable({ quantity, answer }: QuickRow): boolean {
  return answer?.outcome === "rejected" && answer.asked === undefined && quantity.trim() === "";
}

/** The rows to check: those without a valid answer, with all other rows of the same articles. */
export function rowsToCheck(rows: readonly QuickRow[]): readonly QuickRow[] {
  const filled = rows.filter((row) => isFilled(row) && !isUnreadable(row));
  const open = new Set(filled.filter((row) => row.answer === null || row.isStale).map(articleOf));
  return filled.filter((row) => open.has(articleOf(row)));
}

/** The rows after one of them was changed or removed: the answers to its article's other rows may be wrong now. */
export function withStale(rows: readonly QuickRow[], gone: QuickRow): readonly QuickRow[] {
  const article = articleOf(gone);
  if (article === "") return rows;
  return rows.map((row) =>
    row.answer !== null && !isUnreadable(row) && row.key !== gone.key && articleOf(row) === article
      ? { ...row, isStale: true }
      : row,
  );
}

/** Rows of a list with those that were there before: articles in both have to be checked together. */
export function mergeRows(before: readonly QuickRow[], taken: readonly QuickRow[]): readonly QuickRow[] {
  const [known, read] = [before, taken].map((rows) => new Set(rows.map(articleOf)));
  const isShared = (row: QuickRow) => known?.has(articleOf(row)) && read?.has(articleOf(row));
  return [...before, ...taken].map((row) =>
    row.answer?.sku !== undefined && !isUnreadable(row) && isShared(row) ? { ...row, isStale: true } : row,
  );
}

/** Puts the answers of `textOfRows(asked)` to its rows; a row that was changed or removed meanwhile keeps its own. */
export function withAnswers(
  rows: readonly QuickRow[],
  sentRows: readonly QuickRow[],
  answers: readonly QuickOrderRow[],
): readonly QuickRow[] {
  const answerOfRow = new Map(answers.map((answer) => [answer.row, answer]));
  const askedByKey = new Map(
    sentRows.map((row, index) => [row.key, { row, answer: answerOfRow.get(index + 2) }]),
  );
  return rows.map((row) => {
    const found = askedByKey.get(row.key);
    if (!found?.answer || !isSame(row, found.row)) return row;
    const { isStale: _, ...kept } = row;
    return { ...kept, answer: withReading(row.answer, found.answer) };
  });
}

/** Notes on a row's own text; its fields hold the interpretation, so an answer to them lacks these notes. */
const ofReading: ReadonlySet<string> = new Set(["read_as", "no_quantity"]);

/** Keeps the notes on how the list's own text was read. */
function withReading(before: QuickOrderRow | null, now: QuickOrderRow): QuickOrderRow {
  const reasons = now.reasons.map(ofThisPage);
  const isSaid = (code: string) => reasons.some((reason) => reason.code === code);
  const reading = before?.sku === now.sku ? before?.reasons : [];
  const missing = reading?.filter(({ code }) => ofReading.has(code) && !isSaid(code)) ?? [];
  if (missing.length === 0) return { ...now, reasons };
  const outcome = now.outcome === "accepted" ? "adjusted" : now.outcome;
  return { ...now, outcome, reasons: [...missing, ...reasons] };
}

/** What the pieces of a row that can be added cost without VAT; empty where it has no price, or none can be added. */
export function lineTotalText({ unit, quantity }: Pick<QuickOrderRow, "unit" | "quantity">): string {
  const each = unit === undefined ? null : parsePrice(unit.net);
  return each?.ok && quantity > 0 ? formatNaira(timesKobo(each.value, quantity)) : "";
}

/** The lines that can go into the cart, with the keys of their rows. */
export function addable(rows: readonly QuickRow[]): readonly { key: number; line: ClientLineInput }[] {
  return rows.flatMap(({ key, answer }) => {
    if (answer?.sku === undefined || answer.quantity < 1) return [];
    const { sku, quantity, side_mark } = answer;
    return [{ key, line: { sku, quantity, ...(side_mark && { side_mark }) } }];
  });
}

/** The rows of the page after an add: added ones are gone, the others say why. */
export function rowsAfterAdd(
  rows: readonly QuickRow[],
  sent: readonly number[],
  answers: readonly QuickOrderRow[],
): readonly QuickRow[] {
  const answerOfKey = new Map(sent.map((key, index) => [key, answers.find(({ row }) => row === index + 1)]));
  return rows.flatMap((row) => {
    const answer = answerOfKey.get(row.key);
    if (answer === undefined) return row.answer?.outcome === "ignored" ? [] : [row];
    return answer.quantity > 0 ? [] : [{ ...row, answer }];
  });
}

export const rowOutcomes = ["accepted", "adjusted", "rejected", "ignored", "open"] as const;
/** `open`: has an entry and no answer. */
export type RowOutcome = (typeof rowOutcomes)[number];

/** Null for a row with nothing in it. */
export function outcomeOf(row: QuickRow): RowOutcome | null {
  if (row.answer) return row.answer.outcome;
  return isFilled(row) ? "open" : null;
}

/** Reasons that another field than the item number gave. */
const fieldOfReason: ReadonlyMap<string, "quantity" | "sideMark"> = new Map([
  ["bad_quantity", "quantity"],
  ["mark_too_long", "sideMark"],
]);

/** The field that keeps a row out of the cart; null where none does. */
export function wrongFieldOf({ answer }: QuickRow): keyof QuickFields | null {
  if (answer?.outcome !== "rejected") return null;
  const fields = answer.reasons.map(({ code }) => fieldOfReason.get(code));
  return fields.find((field) => field !== undefined) ?? "sku";
}

/** How many rows there are of each outcome. */
export function countRows(rows: readonly QuickRow[]): Readonly<Record<RowOutcome, number>> {
  const counts = { accepted: 0, adjusted: 0, rejected: 0, ignored: 0, open: 0 };
  for (const row of rows) {
    const outcome = outcomeOf(row);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}

/** The API and the page number the rows differently, so the message names no number. */
function ofThisPage(reason: QuickOrderRow["reasons"][number]) {
  return reason.code === "repeated" ? { ...reason, message: quickCopy.repeated } : reason;
}

/** True for the title of a list: it names no product. */
export function isTitle({ answer }: QuickRow): boolean {
  return answer?.reasons.some(({ code }) => code === "not_a_product") ?? false;
}

function isSame(one: QuickFields, other: QuickFields): boolean {
  return one.sku === other.sku && one.quantity === other.quantity && one.sideMark === other.sideMark;
}
