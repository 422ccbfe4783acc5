import { parsePrice } from "@precise/cart-core/money";
import type { WrittenPrice } from "@precise/cart-core/price-list-change";
import { mostPriceLines } from "@precise/contract/desk/price-lists";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { readCsvRows } from "#api/platform/text/read-csv-rows.ts";

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
 * any order, case and spacing; commas, semicolons or tabs. One line for each article and quantity.
 * @param options `removesEmpty`: a line without a price takes that price off; else it is a fault
 * @throws Refused where a column is missing, or there are no lines, or too many
 */
export function readPriceRows(
  text: string,
  { removesEmpty }: { readonly removesEmpty: boolean },
): { readonly rows: readonly WrittenPrice[]; readonly faults: readonly PriceFault[] } {
  // Lines count as the file has them, blank ones too.
  const [heading, ...lines] = readCsvRows(text)
    .map((cells, place) => ({ line: place + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (heading === undefined) throw refused("The file has no prices.");
  const places = columnPlaces(heading.cells);
  if (lines.length === 0) throw refused("The file has no prices.");
  if (lines.length > mostPriceLines)
    throw refused(`The file has more than ${mostPriceLines.toLocaleString("en")} lines.`);
  const width = heading.cells.length;
  const rows: WrittenPrice[] = [];
  const faults: PriceFault[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells } of lines) {
    const cell = (column: Column) => cells[places[column] ?? Number.NaN] ?? "";
    // A price such as 250,000 without quotes falls into two cells, and its half is a price, too.
    const read = cells.slice(width).some((extra) => extra !== "")
      ? { line, reason: "it has more cells than the heading; write prices without commas, or in quotes" }
      : readRow(cell, line, removesEmpty);
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
        reason: `from_quantity: ${sku} already has a price from ${fromQuantity} (line ${first})`,
      });
  }
  return { rows, faults };
}

function columnPlaces(heading: readonly string[]): Partial<Record<Column, number>> {
  const bare = heading.map(bareName);
  const places: Partial<Record<Column, number>> = {};
  for (const column of priceColumns) {
    const place = bare.indexOf(bareName(column));
    if (place !== bare.lastIndexOf(bareName(column)))
      throw refused(`The file has the column ${column} twice.`);
    if (place >= 0) places[column] = place;
  }
  for (const column of ["sku", "net"] as const)
    if (places[column] === undefined) throw refused(`The file has no column ${column}.`);
  return places;
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

function readRow(
  cell: (column: Column) => string,
  line: number,
  removesEmpty: boolean,
): WrittenPrice | PriceFault {
  // The apostrophe is what our own file has before a number that a spreadsheet would run as a formula.
  const sku = skuKeyOf(cell("sku").replace(/^'(?=\s*[=+\-@|%])/, ""));
  if (sku === "") return { line, reason: "sku: is missing" };
  const from = cell("from_quantity");
  const fromQuantity = from === "" ? 1 : Number(from);
  if (!/^\d*$/.test(from) || fromQuantity < 1 || fromQuantity > 100_000)
    return { line, sku, reason: `from_quantity: "${from}" is not a quantity` };
  const price = cell("net");
  if (price === "")
    return removesEmpty
      ? { line, sku, fromQuantity, net: null }
      : { line, sku, reason: "net: is empty; a line without a price takes it off only where that is chosen" };
  // Commas part thousands and nothing else: 1000,50 is no price, and not a hundred times one.
  const net = parsePrice(/^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(price) ? price.replaceAll(",", "") : price);
  if (!net.ok || net.value === 0) return { line, sku, reason: `net: "${price}" is not a price in naira` };
  return { line, sku, fromQuantity, net: net.value };
}

function refused(message: string): Refused {
  return new Refused(message, { status: 422, field: "text" });
}
