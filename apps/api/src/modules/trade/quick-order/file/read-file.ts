import { readInThread } from "./read-in-thread.ts";
import type { FileTable } from "./table-of-file.ts";

/** An honest file of 5,000 rows takes well under a second; a machine that is busy with others may be slow. */
const bounds = { mostMilliseconds: 15_000, mostMegabytes: 256 };

/**
 * Reads an uploaded list of articles.
 * @returns `too-complex` for a file that takes more than it may
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileTable> {
  const table = await readInThread<FileTable>(new URL("./file-worker.ts", import.meta.url), bytes, bounds);
  return table ?? { ok: false, problem: "too-complex" };
}
