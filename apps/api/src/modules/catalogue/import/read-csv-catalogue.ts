import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { type Cell, isBlank, textOf } from "#api/platform/sheets/cell.ts";
import { delimiterOf } from "#api/platform/sheets/csv-delimiter.ts";
import { BrokenCsv, type CsvRow, csvRowsOf } from "#api/platform/sheets/csv-rows.ts";
import type { CatalogueFile, FileProduct } from "./catalogue-file.ts";
import { type Column, columnsOf, decimalMarkIn, fieldsOf } from "./csv-columns.ts";
import { UnreadableFile } from "./import-report.ts";

/** Opens a CSV of products: commas, semicolons or tabs, with or without a byte order mark. @throws UnreadableFile */
export async function readCsvCatalogue(path: string): Promise<CatalogueFile> {
  const file = basename(path);
  const bytes = (await stat(path).catch(() => undefined))?.size;
  if (bytes === undefined) throw new UnreadableFile(`${path} cannot be read`);
  const delimiter = delimiterOf(await firstPart(path));
  const rows = () => filledRows(path, file, delimiter);
  const { columns, numbers } = await readHeading(rows(), file, delimiter === ";");
  return {
    structure: undefined,
    decimalMark: delimiter === ";" ? decimalMarkIn(numbers, columns, () => true) : "dot",
    products: () => readProducts(rows(), file, bytes, columns),
  };
}

/** What is in the columns: known only after all rows, for one without a name is passed over where it is empty. */
async function readHeading(
  rows: AsyncIterable<CsvRow>,
  file: string,
  keepsNumbers: boolean,
): Promise<{ readonly columns: Column[]; readonly numbers: readonly (readonly Cell[])[] }> {
  let heading: CsvRow | undefined;
  let products = 0;
  const filled = new Set<number>();
  // Of cells that could be numbers alone, each once: what they prove does not change by repeating it.
  const numbers = new Map<string, readonly Cell[]>();
  for await (const row of rows) {
    if (heading === undefined) {
      heading = row;
      continue;
    }
    products += 1;
    for (const [place, cell] of row.cells.entries()) {
      const text = textOf(cell).trim();
      if (text !== "") filled.add(place);
      if (!keepsNumbers || !/^\D{0,4}[\d., ]{1,20}\D{0,4}$/.test(text)) continue;
      numbers.set(`${place} ${text}`, [...Array.from({ length: place }, () => ""), text]);
    }
  }
  if (!heading) throw new UnreadableFile(`${file} is empty; the first line must list the columns`);
  const columns = columnsOf(heading.cells, file, heading.line, (place) => filled.has(place));
  if (products === 0) throw new UnreadableFile(`${file} has no products below the first line`);
  return { columns, numbers: [...numbers.values()] };
}

async function* readProducts(
  rows: AsyncIterable<CsvRow & { readonly chars: number }>,
  file: string,
  bytes: number,
  columns: readonly Column[],
): AsyncGenerator<FileProduct> {
  let isHeading = true;
  for await (const { line, cells, chars } of rows) {
    if (!isHeading) yield { file, line, ...fieldsOf(cells, columns), share: Math.min(1, chars / bytes) };
    isHeading = false;
  }
}

async function* filledRows(
  path: string,
  file: string,
  delimiter: string,
): AsyncGenerator<CsvRow & { readonly chars: number }> {
  try {
    for await (const row of csvRowsOf(textOfFile(path, file), delimiter)) if (!isBlank(row.cells)) yield row;
  } catch (fault) {
    if (!(fault instanceof BrokenCsv)) throw fault;
    throw new UnreadableFile(`${file}, line ${fault.line}: a quote is not closed`, { cause: fault });
  }
}

async function* textOfFile(path: string, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for await (const chunk of createReadStream(path)) {
    const text = decoded(() => decoder.decode(chunk, { stream: true }));
    if (text === undefined) throw notUtf8(file, line + lineBreaks(untilWrong(chunk)));
    line += lineBreaks(text);
    yield text;
  }
  if (decoded(() => decoder.decode()) === undefined) throw notUtf8(file, line);
}

/** @returns undefined for bytes that are no UTF-8 */
function decoded(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    // A fatal decoder says nothing but that it failed.
    return undefined;
  }
}

function notUtf8(file: string, line: number): UnreadableFile {
  return new UnreadableFile(
    `${file}, line ${line}: a letter there is not UTF-8; save the file as "CSV UTF-8"`,
  );
}

/** The text before the first wrong byte of a part, which may begin within a letter. */
function untilWrong(part: Uint8Array): string {
  const start = part.findIndex((byte) => byte < 0x80 || byte > 0xbf);
  return new TextDecoder().decode(part.subarray(Math.max(0, start))).split("\ufffd", 1)[0] ?? "";
}

function lineBreaks(text: string): number {
  return text.split("\n").length - 1;
}

async function firstPart(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return buffer.toString("utf8", 0, bytesRead).replace(/^\ufeff/, "");
  } finally {
    await handle.close();
  }
}
