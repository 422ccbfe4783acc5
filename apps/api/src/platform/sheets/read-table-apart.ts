import { readInThread } from "./read-in-thread.ts";
import type { ReadTable, TableTerms } from "./read-table.ts";

/** What a reader may take; an honest file takes well under it, and a machine that is busy with others may be slow. */
export interface TableBounds {
  readonly mostMilliseconds: number;
  readonly mostMegabytes: number;
}

const usualBounds: TableBounds = { mostMilliseconds: 15_000, mostMegabytes: 256 };

/** Reads a table of a stranger's file in a thread of its own. @returns `too-complex` for one that takes more than it may */
export async function readTableApart(
  bytes: Uint8Array,
  terms: TableTerms,
  bounds = usualBounds,
): Promise<ReadTable> {
  const worker = new URL("./table-worker.ts", import.meta.url);
  const table = await readInThread<ReadTable>(worker, { bytes, terms }, bounds);
  return table ?? { ok: false, problem: "too-complex" };
}
