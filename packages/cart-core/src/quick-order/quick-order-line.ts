import type { Result } from "../result.ts";
import type { DecimalMark } from "../text/written-number.ts";
import { isFault, type PieceCountProblem, readPieceCount } from "./piece-count.ts";

/** One way to read a row. `quantity` is null where none was given. */
export interface QuickOrderReading {
  readonly sku: string;
  readonly quantity: Result<number, PieceCountProblem> | null;
  readonly sideMark?: string;
  /** In which cell of its row, from 0, a spreadsheet's error or a formula without its result stands. */
  readonly faultAt?: number;
}

/** In which cell of its row each value is, from 0, as a heading named it. */
export interface QuickOrderLayout {
  readonly sku?: number;
  readonly quantity?: number;
  readonly sideMark?: number;
}

const mostReadings = 6;

/**
 * What a row's cells may mean, the likeliest first: only the catalogue knows which of two numbers is the article.
 * @param cells of the row in order, empty ones included
 * @param layout of the heading above; undefined where there is none
 * @param isProse the cells are the words of a line, so that a name may be among them
 * @param mark what the whole list proves of its numbers
 * @returns none for a row that names nothing
 */
export function readQuickOrderCells(
  cells: readonly string[],
  layout?: QuickOrderLayout,
  isProse = false,
  mark: DecimalMark = "dot",
): QuickOrderReading[] {
  const texts = cells.map(cleanCell);
  if (layout?.sku !== undefined) return readByLayout(texts, { ...layout, sku: layout.sku }, mark);
  const filled = texts.flatMap((text, at) =>
    text === "" ? [] : [{ text, at, count: isKeptText(cells[at]) ? notRead : readPieceCount(text, mark) }],
  );
  const [only] = filled;
  if (filled.length === 1 && only) return [withFault({ sku: only.text, quantity: null }, only.at)];
  const isCount = ({ count }: (typeof filled)[number]) => count.ok || count.code !== "not-a-number";
  const counts = filled.filter(isCount);
  const words = filled.filter((cell) => !isCount(cell));
  const readings = words
    .toSorted((one, other) => likenessToCode(other.text) - likenessToCode(one.text))
    .map((word) => reading(word, countFor(word, counts)));
  if (isProse && words.length > 1) {
    const [lastCount] = counts.slice(-1);
    readings.push({ sku: words.map(({ text }) => text).join(" "), quantity: lastCount?.count ?? notRead });
  }
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
  if (quantityAt === undefined || reading.quantity === null || !isFault(reading.quantity)) return reading;
  return { ...reading, faultAt: quantityAt };
}

const notRead = { ok: false, code: "not-a-number" } as const;

function readByLayout(
  texts: readonly string[],
  layout: QuickOrderLayout & { readonly sku: number },
  mark: DecimalMark,
): QuickOrderReading[] {
  if (texts.every((text) => text === "")) return [];
  const quantity = layout.quantity === undefined ? "" : (texts[layout.quantity] ?? "");
  const sideMark = layout.sideMark === undefined ? "" : (texts[layout.sideMark] ?? "");
  const reading = {
    sku: texts[layout.sku] ?? "",
    quantity: quantity === "" ? null : readPieceCount(quantity, mark),
    ...(sideMark === "" ? {} : { sideMark }),
  };
  return [withFault(reading, layout.sku, layout.quantity)];
}

/** The count right behind the article, else right before it, else the last of the row, else the first. */
function countFor<Cell extends { readonly at: number }>(
  word: Cell,
  counts: readonly Cell[],
): Cell | undefined {
  const others = counts.filter((cell) => cell !== word);
  return (
    others.find(({ at }) => at === word.at + 1) ??
    others.find(({ at }) => at === word.at - 1 && others.length === 1) ??
    others.filter(({ at }) => at > word.at).at(-1) ??
    others[0]
  );
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
function isKeptText(cell = ""): boolean {
  return /^\s*'=/.test(cell);
}

/** Without the quotes round it, and without the apostrophe that our own exports put before a formula. */
function cleanCell(text: string): string {
  return text
    .replace(/[\s\u00a0\u2007\u202f\ufeff\u200b]+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
}
