import type { WrittenPrice } from "@precise/cart-core/price-list-change";
import { type DecimalMark, decimalMarkOf, readWrittenNumber } from "@precise/cart-core/written-number";
import { mostPriceLines } from "@precise/contract/desk/trade/price-lists";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Cell, cellWords, faultOf, isBlank, textOf } from "#api/platform/sheets/cell.ts";
import { columnName } from "#api/platform/sheets/column-name.ts";
import { bareNumber, readAmount } from "#api/platform/sheets/read-amount.ts";
import { type NoTable, readText } from "#api/platform/sheets/read-table.ts";
import { tableProblemWords } from "#api/platform/sheets/table-words.ts";

/** Columns of a file of own prices; others are passed over. */
export const priceColumns = ["sku", "from_quantity", "net"] as const;
type Column = (typeof priceColumns)[number];

/** Something wrong with a line of the file. */
export interface PriceFault {
  readonly line: number;
  readonly reason: string;
  /** Where the line has one, in capitals. */
  readonly sku?: string;
}

/**
 * Reads a CSV of prices: columns `sku`, `net` (naira, with a dot) and, where there are breaks, `from_quantity` (1 when empty), in
 * any order, case and spacing, with or without the currency; commas, semicolons or tabs. One line for each article and quantity.
 * @param options `removesEmpty`: a line without a price takes that price off; else it is a fault
 * @throws Refused where a column is missing, or there are no lines, or too many
 */
export function readPriceRows(
  text: string,
  { removesEmpty }: { readonly removesEmpty: boolean },
): { readonly rows: readonly WrittenPrice[]; readonly faults: readonly PriceFault[] } {
  const table = readText(text, { mostRows: mostLinesOfFile });
  if (!table.ok) throw refused(noTableWords(table));
  // Lines count as the file has them, blank ones too.
  const [heading, ...lines] = table.rows
    .map((cells, place) => ({ line: place + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  if (heading === undefined) throw refused("The file has no prices.");
  const places = columnPlaces(heading.cells);
  if (lines.length === 0) throw refused("The file has no prices.");
  if (lines.length > mostPriceLines)
    throw refused(`The file has more than ${mostPriceLines.toLocaleString("en")} lines.`);
  const nets = lines.map(({ cells }) => bareNumber(cells[places.net ?? -1] ?? "") ?? "");
  const mark = table.delimiter === ";" ? decimalMarkOf(nets) : "dot";
  const width = heading.cells.length;
  const rows: WrittenPrice[] = [];
  const faults: PriceFault[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells } of lines) {
    const cell = (column: Column): Cell => cells[places[column] ?? Number.NaN] ?? "";
    const at = (column: Column) => cellWords({ title: column, column: places[column] ?? 0, row: line });
    // A price such as 250,000 without quotes falls into two cells, and its half is a price, too.
    const read = !isBlank(cells.slice(width))
      ? { line, reason: "it has more cells than the heading; write prices without commas, or in quotes" }
      : readRow(cell, at, line, removesEmpty, mark);
    if ("reason" in read) {
      faults.push(read);
      continue;
    }
    const { sku, fromQuantity } = read;
    const key = `${fromQuantity} ${sku}`;
    const first = firstLines.get(key);
    if (first === undefined) {
      firstLines.set(key, line);
      rows.push(read);
    } else
      faults.push({
        line,
        sku,
        reason: `${at("from_quantity")}: ${sku} already has a price from ${fromQuantity} (line ${first})`,
      });
  }
  return { rows, faults };
}

function columnPlaces(heading: readonly Cell[]): Partial<Record<Column, number>> {
  const bare = heading.map((cell) => columnName(textOf(cell)));
  const places: Partial<Record<Column, number>> = {};
  for (const column of priceColumns) {
    const place = bare.indexOf(columnName(column));
    if (place !== bare.lastIndexOf(columnName(column)))
      throw refused(`The file has the column ${column} twice.`);
    if (place >= 0) places[column] = place;
  }
  for (const column of ["sku", "net"] as const)
    if (places[column] === undefined) throw refused(`The file has no column ${column}.`);
  return places;
}

function readRow(
  cell: (column: Column) => Cell,
  at: (column: Column) => string,
  line: number,
  removesEmpty: boolean,
  mark: DecimalMark,
): WrittenPrice | PriceFault {
  const text = (column: Column) => textOf(cell(column)).trim();
  for (const column of priceColumns) {
    const fault = faultOf(cell(column));
    if (fault !== undefined) return { line, reason: `${at(column)}: ${fault}` };
  }
  // The apostrophe is what our own file has before a number that a spreadsheet would run as a formula.
  const sku = skuKeyOf(text("sku").replace(/^'(?=\s*[=+\-@|%])/, ""));
  if (sku === "") return { line, reason: `${at("sku")}: is missing` };
  const from = text("from_quantity");
  const quantity = readWrittenNumber(from === "" ? "1" : from, mark);
  const fromQuantity = quantity.ok && quantity.value.fraction === "" ? Number(quantity.value.whole) : 0;
  if (fromQuantity < 1 || fromQuantity > 100_000)
    return { line, sku, reason: `${at("from_quantity")}: "${from}" is not a quantity` };
  const price = text("net");
  if (price === "")
    return removesEmpty
      ? { line, sku, fromQuantity, net: null }
      : {
          line,
          sku,
          reason: `${at("net")}: is empty; a line without a price takes it off only where that is chosen`,
        };
  // Commas part thousands and nothing else: 1000,50 is no price, and not a hundred times one.
  const net = readAmount(price, mark);
  if (!net.ok && net.code === "uncertain")
    return {
      line,
      sku,
      reason: `${at("net")}: "${price}" could be thousands or a fraction, and no price of the file says which; write it without a comma`,
    };
  if (!net.ok || net.value.way !== undefined || net.value.amount === 0)
    return { line, sku, reason: `${at("net")}: "${price}" is not a price in naira` };
  return { line, sku, fromQuantity, net: net.value.amount };
}

/** Blank lines between them count. */
const mostLinesOfFile = mostPriceLines * 2;

function noTableWords(table: NoTable): string {
  if (table.problem === "empty") return "The file has no prices.";
  return tableProblemWords("The file", table, mostPriceLines);
}

function refused(message: string): Refused {
  return new Refused(message, { status: 422, field: "text" });
}
