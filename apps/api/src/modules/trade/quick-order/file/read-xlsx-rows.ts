import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";

/** More than any honest sheet of 5,000 rows holds: a small file that swells beyond it is a trap. */
const usualUnpackedBytes = 32 * 1024 * 1024;
const mostEntries = 500;

/** The workbook swells beyond what is read. */
export class SwollenWorkbook extends Error {
  override readonly name = "SwollenWorkbook";
}

/**
 * The cells of a workbook's first sheet, one list for each row; numbers and dates as text.
 * Only the values are read: no formula is worked out, nothing is fetched.
 * @throws SwollenWorkbook, and whatever the unpacker says of a damaged file
 */
export async function readXlsxRows(
  bytes: Uint8Array<ArrayBuffer>,
  mostUnpackedBytes = usualUnpackedBytes,
): Promise<string[][]> {
  refuseSwollen(bytes, mostUnpackedBytes);
  const rows = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return rows.map((row) => row.map(textOf));
}

/** Reads the directory alone. What an entry then unpacks to is written into as many bytes as are declared there. */
function refuseSwollen(bytes: Uint8Array, mostUnpackedBytes: number): void {
  let unpacked = 0;
  let entries = 0;
  unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize;
      entries += 1;
      if (unpacked > mostUnpackedBytes || entries > mostEntries)
        throw new SwollenWorkbook("too large unpacked");
      return false;
    },
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
