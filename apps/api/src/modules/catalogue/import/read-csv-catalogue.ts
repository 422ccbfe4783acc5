import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { type CsvError, type InfoRecord, parse } from "csv-parse";
import type { CatalogueFile, FileProduct } from "./catalogue-file.ts";
import { columnsOf, fieldsOf } from "./csv-columns.ts";
import { delimiterOf } from "./csv-delimiter.ts";
import { UnreadableFile } from "./import-report.ts";

/** Opens a CSV of products: commas, semicolons or tabs, with or without a byte order mark. @throws UnreadableFile */
export async function readCsvCatalogue(path: string): Promise<CatalogueFile> {
  const file = basename(path);
  const bytes = (await stat(path).catch(() => undefined))?.size;
  if (bytes === undefined) throw new UnreadableFile(`${path} cannot be read`);
  const delimiter = delimiterOf(await firstLine(path));
  return { structure: undefined, products: () => readProducts(path, file, bytes, delimiter) };
}

async function* readProducts(
  path: string,
  file: string,
  bytes: number,
  delimiter: string,
): AsyncGenerator<FileProduct> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
  });
  let columns: ReturnType<typeof columnsOf> | undefined;
  let line = 1;
  let rows = 0;
  try {
    // A fault of the source ends the loop below, so there is nothing left to do for this callback.
    for await (const given of pipeline(Readable.from(unixText(path, file)), parser, () => undefined)) {
      // A decoder of csv-parse's untyped stream: this is what it yields with `info`.
      const { record, info } = given as { record: string[]; info: InfoRecord };
      // It names the line on which a record ends; one with line breaks inside began earlier.
      line = info.lines - record.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0);
      if (columns === undefined) {
        columns = columnsOf(record, file, line);
        continue;
      }
      rows += 1;
      yield { file, line, ...fieldsOf(record, columns), share: Math.min(1, info.bytes / bytes) };
    }
  } catch (fault) {
    if (!isCsvError(fault)) throw fault;
    throw new UnreadableFile(`${file}, line ${String(fault.lines ?? line)}: ${fault.message}`, {
      cause: fault,
    });
  }
  if (!columns) throw new UnreadableFile(`${file} is empty; the first line must list the columns`);
  if (rows === 0) throw new UnreadableFile(`${file} has no products below the first line`);
}

/** The file's text with line feeds alone, so that lines are counted alike whatever system wrote it. */
async function* unixText(path: string, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let carriageReturn = "";
  try {
    for await (const chunk of createReadStream(path)) {
      const text = carriageReturn + decoder.decode(chunk, { stream: true });
      carriageReturn = text.endsWith("\r") ? "\r" : "";
      yield text.slice(0, text.length - carriageReturn.length).replace(/\r\n?/g, "\n");
    }
    yield (carriageReturn + decoder.decode()).replace("\r", "\n");
  } catch (cause) {
    throw new UnreadableFile(`${file} is not UTF-8 text; save it as "CSV UTF-8"`, { cause });
  }
}

async function firstLine(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return (
      buffer
        .toString("utf8", 0, bytesRead)
        .trimStart()
        .split(/\r\n?|\n/, 1)[0] ?? ""
    );
  } finally {
    await handle.close();
  }
}

function isCsvError(fault: unknown): fault is CsvError {
  return fault instanceof Error && "code" in fault && String(fault.code).startsWith("CSV_");
}
