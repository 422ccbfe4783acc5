import { parentPort, workerData } from "node:worker_threads";
import { BrokenCsv, parseCsvRows as readCsv } from "#api/modules/catalogue/desk-import/parse-csv-rows.ts";
import { type FileTable, tableOfFile } from "#api/modules/trade/quick-order/file/table-of-file.ts";

/** 20,000 products below their heading. */
const mostRows = 20_001;
const mostUnpackedBytes = 128 * 1024 * 1024;

/** What became of the file; `broken`: its quotes do not add up, on a line of it. */
export type CatalogueTable =
  | FileTable
  | { readonly ok: false; readonly problem: "broken"; readonly line: number };

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<CatalogueTable> {
  try {
    return await tableOfFile(bytes, { mostRows, mostUnpackedBytes, readCsv });
  } catch (fault) {
    if (fault instanceof BrokenCsv) return { ok: false, problem: "broken", line: fault.line };
    throw fault;
  }
}

parentPort?.postMessage(await read(workerData));
