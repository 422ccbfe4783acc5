import type { Result } from "../result.ts";
import type { DecimalMark } from "../text/written-number.ts";
import { isFault, isMeantAsCount, type PieceCountProblem, readPieceCount } from "./piece-count.ts";

/** One way to read a row. `quantity` is null where none was given. */
export interface QuickOrderReading {
  readonly sku: string;
  readonly quantity: Result<number, PieceCountProblem> | null;
  readonly sideMark?: string;
  /** In which cell of its row, from 0, a spreadsheet's error or a formula without its result stands. */
  readonly faultAt?: number | undefined;
}

/** In which cell of its row each value is, from 0, as a heading named it. */
export interface QuickOrderLayout {
  readonly sku: number | undefined;
  readonly quantity: number | undefined;
  readonly sideMark: number | undefined;
}

const mostReadings = 6;

/**
 * What a row's cells may mean, the likeliest first: only the catalogue knows which of two numbers is the article.
 * @param cells of the row in order, empty ones included
 * @param isProse the cells are the words of a line, so that a name may be among them
 * @param mark what the whole list proves of its numbers
 * @returns none for a row that names nothing
 */
export function readQuickOrderCells(
  cells: readonly string[],
  isProse: boolean,
  mark: DecimalMark,
): QuickOrderReading[] {
  const filled = cells.flatMap((cell, at) => {
    const text = cleanCell(cell);
    return text === "" ? [] : [{ text, at, count: isKeptText(cell) ? notRead : readPieceCount(text, mark) }];
  });
  const [only] = filled;
  if (filled.length === 1 && only) return [withFault({ sku: only.text, quantity: null }, only.at)];
  const isCount = ({ count }: (typeof filled)[number]) => isMeantAsCount(count);
  const counts = filled.filter(isCount);
  const words = filled.filter((cell) => !isCount(cell));
  const readings = words
    .toSorted((one, other) => likenessToCode(other.text) - likenessToCode(one.text))
    .map((word) => reading(word, countFor(word, counts)));
  if (isProse && words.length > 1)
    readings.push({
      sku: words.map(({ text }) => text).join(" "),
      quantity: counts.at(-1)?.count ?? notRead,
    });
  // Two numbers: one of them is the article, more often the first.
  if (counts.length > 1) {
    for (const cell of counts) readings.push(reading(cell, countFor(cell, counts)));
  }
  return readings.slice(0, mostReadings);

  function reading(
    word: (typeof filled)[number],
    count: (typeof filled)[number] | undefined,
  ): QuickOrderReading {
    const behind = filled.filter(({ at }) => at > Math.max(word.at, count?.at ?? word.at));
    const hasMark =
      count !== undefined && Math.abs(count.at - word.at) === 1 && behind.every((cell) => !isCount(cell));
    const sideMark = hasMark ? behind.map(({ text }) => text).join(" ") : "";
    const found = {
      sku: word.text,
      quantity: count?.count ?? notRead,
      ...(sideMark === "" ? {} : { sideMark }),
    };
    return withFault(found, word.at, count?.at);
  }
}

/** The reading with the place of the cell that holds no value of its own, where one of its two does. */
function withFault(reading: QuickOrderReading, skuAt: number, quantityAt?: number): QuickOrderReading {
  if (isFault(readPieceCount(reading.sku))) return { ...reading, faultAt: skuAt };
  return isFault(reading.quantity) ? { ...reading, faultAt: quantityAt } : reading;
}

const notRead = { ok: false, code: "not-a-number" } as const;

/** What a row means under a heading that names at least the column of the article. */
export function readQuickOrderColumns(
  cells: readonly string[],
  { sku, quantity, sideMark }: QuickOrderLayout & { readonly sku: number },
  mark: DecimalMark,
): QuickOrderReading {
  const textAt = (at = -1) => cleanCell(cells[at] ?? "");
  const quantityText = textAt(quantity);
  const reading = {
    sku: textAt(sku),
    quantity: quantityText === "" ? null : readPieceCount(quantityText, mark),
    ...(textAt(sideMark) === "" ? {} : { sideMark: textAt(sideMark) }),
  };
  return withFault(reading, sku, quantity);
}

/** The count right behind the article, else the last behind it, else the first of the row. */
function countFor<Cell extends { readonly at: number }>(
  { at: wordAt }: Cell,
  counts: readonly Cell[],
): Cell | undefined {
  return counts.find(({ at }) => at === wordAt + 1) ?? counts.findLast(({ at }) => at > wordAt) ?? counts[0];
}

/** Article numbers have digits in them, or hyphens; words of names mostly have neither. */
function likenessToCode(text: string): number {
  if (isArticleNumber(text)) return 2;
  return /\d/.test(text) || /^[A-Z]{2,}-/i.test(text) ? 1 : 0;
}

/**
 * True for what can only be an article number: capitals and figures with a hyphen or six and more of them, or three and
 * more parts with a figure. "E27", "IP65" and "3-Gang" occur in names.
 */
export function isArticleNumber(word: string): boolean {
  if (/^[A-Z\d]+(?:-[A-Z\d]+)+$/.test(word)) return /[A-Z]/.test(word);
  if (/^[A-Z\d]{6,}$/.test(word)) return /[A-Z]/.test(word) && /\d/.test(word);
  return /^[a-z\d]+(?:-[a-z\d]+){2,}$/i.test(word) && /\d/.test(word);
}

/** True where our own exports have put an apostrophe before what would begin a formula: it is a text and no count. */
function isKeptText(cell: string): boolean {
  return cell.trim().startsWith("'=");
}

/** Without the quotes round it, and without the apostrophe that our own exports put before a formula. */
function cleanCell(text: string): string {
  return text
    .replace(/[\s\u00a0\u2007\u202f\ufeff\u200b]+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
}
