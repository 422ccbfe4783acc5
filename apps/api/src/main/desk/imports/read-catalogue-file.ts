import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { readInThread } from "#api/modules/trade/quick-order/file/read-in-thread.ts";
import type { CatalogueTable } from "./catalogue-file-worker.ts";

/** 20,000 rows of 40 columns take a few seconds as CSV, and longer as XLSX. */
const bounds = { mostMilliseconds: 45_000, mostMegabytes: 640 };

const words = {
  empty: "is empty. The first row must name the columns.",
  "old-excel": "is an old Excel file. Save it as XLSX or CSV.",
  "not-a-table": "is neither a CSV nor an XLSX file.",
  damaged: "is damaged. Save it again as XLSX or CSV.",
  "too-many-rows": "has more than 20,000 rows. Send it in parts.",
  "too-complex": "is too large once unpacked. Save only the rows as CSV.",
} as const;

/** The rows of a catalogue file, the heading among them. */
export type ReadRows =
  | { readonly rows: readonly (readonly string[])[]; readonly sha256: string }
  | {
      readonly problem: string;
      readonly status: 415 | 422;
      readonly code: "unsupported_media_type" | "file_not_readable";
    };

/** Reads a CSV or an XLSX by what it holds. @param name for the sentence that says what is wrong with it */
export async function readCatalogueFile(path: string, name: string): Promise<ReadRows> {
  const bytes = new Uint8Array(await readFile(path));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const worker = new URL("./catalogue-file-worker.ts", import.meta.url);
  const table = (await readInThread<CatalogueTable>(worker, bytes, bounds)) ?? {
    ok: false,
    problem: "too-complex",
  };
  if (table.ok) return { rows: table.rows, sha256 };
  if (table.problem === "broken") {
    const problem = `${name} cannot be read from line ${table.line} on: a quote is not closed there. Save it again as CSV or XLSX.`;
    return { problem, status: 422, code: "file_not_readable" };
  }
  const problem = `${name} ${words[table.problem]}`;
  return table.problem === "not-a-table"
    ? { problem, status: 415, code: "unsupported_media_type" }
    : { problem, status: 422, code: "file_not_readable" };
}
