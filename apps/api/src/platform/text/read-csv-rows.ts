import { columnsOfLine } from "@precise/cart-core/quick-order-text";
import { type CsvError, parse } from "csv-parse/sync";

/**
 * The cells of a CSV file, one list for each row, blank rows included. Where quotes are not closed the file is read line
 * by line, so that one bad quote never swallows the rows behind it.
 */
export function readCsvRows(text: string): string[][] {
  const unix = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  // Excel says so itself in the first line.
  const declared = /^sep=(.)\n/i.exec(unix);
  const body = declared ? unix.slice(declared[0].length) : unix;
  const delimiter = declared?.[1] ?? delimiterOf(body);
  try {
    // Without options for columns and objects, csv-parse yields lists of texts; its types do not know that.
    return parse(body, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      recordDelimiter: "\n",
    }) as string[][];
  } catch (fault) {
    if (!isCsvError(fault)) throw fault;
    return body.split("\n").map((line) => [...columnsOfLine(line)]);
  }
}

/** The separator that most of the first lines have; a file without any has one cell to a row. */
function delimiterOf(text: string): string {
  const lines = text.split("\n", 50).map((line) => line.replace(/"[^"]*"/g, ""));
  const counted = [";", "\t", "|", ","].map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => line.includes(delimiter)).length,
  }));
  return counted.reduce((most, one) => (one.lines > most.lines ? one : most)).delimiter;
}

function isCsvError(fault: unknown): fault is CsvError {
  return fault instanceof Error && "code" in fault && String(fault.code).startsWith("CSV_");
}
