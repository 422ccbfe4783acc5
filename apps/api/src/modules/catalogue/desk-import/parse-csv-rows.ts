import { type CsvError, parse } from "csv-parse/sync";
import { delimiterOf } from "../import/csv-delimiter.ts";

/** The quotes of a CSV do not add up from a line on. */
export class BrokenCsv extends Error {
  override readonly name = "BrokenCsv";
  readonly line: number;
  constructor(line: number, cause: unknown) {
    super("a CSV could not be read", { cause });
    this.line = line;
  }
}

/** Rows of a CSV whose separator is the heading's. A row that is read wrongly would be worse than a file that is refused. @throws BrokenCsv */
export function parseCsvRows(text: string): string[][] {
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
