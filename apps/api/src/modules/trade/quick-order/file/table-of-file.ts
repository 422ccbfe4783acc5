import { maxQuickOrderRows } from "@precise/cart-core/trade-limits";
import { readCsvRows } from "#api/platform/text/read-csv-rows.ts";
import { readXlsxRows, SwollenWorkbook } from "./read-xlsx-rows.ts";

export type FileProblem = "empty" | "old-excel" | "not-a-table" | "damaged" | "too-many-rows" | "too-complex";

/** The content of an uploaded file. */
export type FileTable =
  | { readonly ok: true; readonly format: "csv" | "xlsx"; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly problem: FileProblem };

/** A heading does not count as a row. */
const mostListRows = maxQuickOrderRows + 1;

interface Reading {
  readonly mostRows?: number;
  readonly mostUnpackedBytes?: number;
  readonly readCsv?: (text: string) => string[][];
}

/** Reads a file by what it holds; its name says nothing. A list of articles where nothing else is said. */
export async function tableOfFile(
  bytes: Uint8Array<ArrayBuffer>,
  { mostRows = mostListRows, mostUnpackedBytes, readCsv = readCsvRows }: Reading = {},
): Promise<FileTable> {
  if (bytes.length === 0) return { ok: false, problem: "empty" };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { ok: false, problem: "old-excel" };
  if (startsWith(bytes, [0x50, 0x4b])) {
    try {
      return within("xlsx", await readXlsxRows(bytes, mostUnpackedBytes), mostRows);
    } catch (fault) {
      // Whatever an unpacker or a reader of XML trips over, the file is not a workbook that can be read.
      return { ok: false, problem: fault instanceof SwollenWorkbook ? "too-complex" : "damaged" };
    }
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) || startsWith(bytes, [0xff, 0xd8, 0xff])) {
    return { ok: false, problem: "not-a-table" };
  }
  const text = decodeText(bytes);
  return text === undefined ? { ok: false, problem: "not-a-table" } : within("csv", readCsv(text), mostRows);
}

function within(format: "csv" | "xlsx", rows: string[][], mostRows: number): FileTable {
  // Spreadsheets write rows that once held something; behind the last filled one there is nothing to account for.
  const end = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== "")) + 1;
  if (end === 0) return { ok: false, problem: "empty" };
  return end > mostRows
    ? { ok: false, problem: "too-many-rows" }
    : { ok: true, format, rows: rows.slice(0, end) };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * The text of a file as spreadsheets and people write it: by its byte order mark; without one UTF-16 where every second
 * byte is empty, UTF-8 where it is valid, else Windows-1252, in which every byte means something.
 * @returns undefined for what is no text
 */
function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const start = bytes.subarray(0, 4096);
  const empty = [0, 0];
  for (const [index, byte] of start.entries()) {
    if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = empty;
  if (odd > start.length / 4 && even === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (even > start.length / 4 && odd === 0) return new TextDecoder("utf-16be").decode(bytes);
  if (even + odd > 0) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: a spreadsheet's own "CSV" of Windows.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
