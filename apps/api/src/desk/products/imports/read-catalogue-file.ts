import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Table } from "#api/platform/sheets/read-table.ts";
import { readTableApart } from "#api/platform/sheets/read-table-apart.ts";
import { tableProblemWords } from "#api/platform/sheets/table-words.ts";

/** 20,000 rows of 40 columns take a few seconds as CSV, and longer as XLSX. */
const bounds = { mostMilliseconds: 45_000, mostMegabytes: 640 };
const mostProducts = 20_000;
const terms = {
  // The heading is one more.
  mostRows: mostProducts + 1,
  mostUnpackedBytes: 128 * 1024 * 1024,
  columns: [["sku"]],
};

/** The rows of a catalogue file, the heading among them. */
export type ReadRows =
  | { readonly table: Table; readonly sha256: string }
  | {
      readonly problem: string;
      readonly status: 415 | 422;
      readonly code: "unsupported_media_type" | "file_not_readable";
    };

/** Reads a CSV or an XLSX by what it holds. @param name for the sentence that says what is wrong with it */
export async function readCatalogueFile(path: string, name: string): Promise<ReadRows> {
  const bytes = new Uint8Array(await readFile(path));
  const table = await readTableApart(bytes, terms, bounds);
  if (table.ok) return { table, sha256: createHash("sha256").update(bytes).digest("hex") };
  const words = tableProblemWords(name, table, mostProducts);
  const problem = table.problem === "empty" ? `${words} The first row must name the columns.` : words;
  return table.problem === "not-a-table"
    ? { problem, status: 415, code: "unsupported_media_type" }
    : { problem, status: 422, code: "file_not_readable" };
}
