import { parentPort, workerData } from "node:worker_threads";
import { type CsvError, parse } from "csv-parse/sync";
import { delimiterOf } from "#api/modules/catalogue/import/csv-delimiter.ts";
import { type FileTable, tableOfFile } from "#api/modules/trade/quick-order/file/table-of-file.ts";

/** 20,000 products below their heading. */
const mostRows = 20_001;
const mostUnpackedBytes = 128 * 1024 * 1024;

/** What became of the file; `broken`: its quotes do not add up, on a line of it. */
export type CatalogueTable =
  | FileTable
  | { readonly ok: false; readonly problem: "broken"; readonly line: number };

class BrokenCsv extends Error {
  override readonly name = "BrokenCsv";
  readonly line: number;
  constructor(line: number, cause: unknown) {
    super("a CSV could not be read", { cause });
    this.line = line;
  }
}

/** Rows of a CSV whose separator is the heading's. A row that is read wrongly would be worse than a file that is refused. */
function readCsv(text: string): string[][] {
  const unix = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  // Excel says so itself in the first line.
  const declared = /^sep=(.)\n/i.exec(unix);
  const body = declared ? unix.slice(declared[0].length) : unix;
  const delimiter = declared?.[1] ?? delimiterOf(body.trimStart().split("\n", 1)[0] ?? "");
  try {
    // Without options for columns and objects, csv-parse yields lists of texts; its types do not know that.
    return parse(body, {
      delimiter,
      relaxColumnCount: true,
      recordDelimiter: "\n",
      trim: true,
    }) as string[][];
  } catch (fault) {
    if (!isCsvError(fault)) throw fault;
    throw new BrokenCsv(Number(fault.lines ?? 1), fault);
  }
}

function isCsvError(fault: unknown): fault is CsvError {
  return fault instanceof Error && "code" in fault && String(fault.code).startsWith("CSV_");
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<CatalogueTable> {
  try {
    return await tableOfFile(bytes, { mostRows, mostUnpackedBytes, readCsv });
  } catch (fault) {
    if (fault instanceof BrokenCsv) return { ok: false, problem: "broken", line: fault.line };
    throw fault;
  }
}

parentPort?.postMessage(await read(workerData));
