import { readFile } from "node:fs/promises";
import { type Kobo, parsePrice } from "@precise/cart-core/money";
import { parse } from "csv-parse/sync";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { delimiterOf } from "#api/modules/catalogue/import/csv-delimiter.ts";

/** A price of a list's own. */
export interface PriceRow {
  readonly line: number;
  readonly skuKey: string;
  readonly fromQuantity: number;
  readonly net: Kobo;
}

/** Something wrong with a line of the file. */
export interface PriceFault {
  readonly line: number;
  readonly reason: string;
}

interface Parsed {
  readonly record: Readonly<Record<string, string | undefined>>;
  readonly info: { readonly lines: number };
}

/**
 * Reads a CSV of prices: columns `sku`, `net` (naira) and, where there are breaks, `from_quantity` (1 when empty);
 * commas, semicolons or tabs; others columns are passed over.
 * @throws Error for the operator where the file cannot be read as CSV, or a column is missing
 */
export async function readPriceRows(
  path: string,
): Promise<{ readonly rows: readonly PriceRow[]; readonly faults: readonly PriceFault[] }> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause });
  });
  const parsed = parsedLines(text);
  const [first] = parsed;
  for (const name of ["sku", "net"]) {
    if (first && !(name in first.record)) throw new Error(`The file has no column ${name}.`);
  }
  if (first === undefined) throw new Error("The file has no prices.");
  const rows: PriceRow[] = [];
  const faults: PriceFault[] = [];
  for (const { record, info } of parsed) {
    const { lines: line } = info;
    const read = readRow(record, line);
    if ("reason" in read) faults.push(read);
    else rows.push(read);
  }
  return { rows, faults: [...faults, ...ladderFaults(rows)].toSorted((a, b) => a.line - b.line) };
}

function parsedLines(text: string): Parsed[] {
  // A decoder of csv-parse's untyped answer: this is what it gives with `info` and named columns.
  return parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: delimiterOf(text.split(/\r?\n/, 1)[0] ?? ""),
    info: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
  }) as unknown as Parsed[];
}

function readRow(record: Parsed["record"], line: number): PriceRow | PriceFault {
  const { sku = "", net: price = "", from_quantity: from = "" } = record;
  if (sku === "") return { line, reason: "sku: is missing" };
  const net = parsePrice(price.replaceAll(",", ""));
  if (!net.ok || net.value === 0) return { line, reason: `net: "${price}" is not a price in naira` };
  const quantity = from === "" ? 1 : Number(from);
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100_000)
    return { line, reason: `from_quantity: "${from}" is not a quantity` };
  return { line, skuKey: skuKeyOf(sku), fromQuantity: quantity, net: net.value };
}

/** An article's prices begin at one piece, and each is lower than the one before. */
function ladderFaults(rows: readonly PriceRow[]): PriceFault[] {
  return [...Map.groupBy(rows, (row) => row.skuKey)].flatMap(([sku, own]) => {
    const ladder = own.toSorted((a, b) => a.fromQuantity - b.fromQuantity || a.line - b.line);
    return ladder.flatMap(({ line, fromQuantity, net }, at): PriceFault[] => {
      const before = ladder[at - 1];
      if (before === undefined)
        return fromQuantity === 1
          ? []
          : [{ line, reason: `from_quantity: ${sku} has no price for quantity 1` }];
      if (before.fromQuantity === fromQuantity)
        return [
          {
            line,
            reason: `from_quantity: ${sku} already has a price from ${fromQuantity} (line ${before.line})`,
          },
        ];
      return net < before.net
        ? []
        : [{ line, reason: `net: must be below the price from ${before.fromQuantity}` }];
    });
  });
}
