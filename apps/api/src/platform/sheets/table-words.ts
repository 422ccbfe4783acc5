import type { NoTable, TableProblem } from "./read-table.ts";

const words: Readonly<
  Record<Exclude<TableProblem, "too-many-rows" | "several-sheets" | "unclosed-quote">, string>
> = {
  empty: "is empty",
  "old-excel": "is an old Excel file. Save it as XLSX or CSV",
  protected: "is protected with a password. Save it without one",
  "web-page": "is a web page that is saved as a sheet. Open it and save it as XLSX or CSV",
  "other-workbook": "is no XLSX workbook. Save it as XLSX or CSV",
  "not-a-table": "is neither a CSV nor an XLSX file",
  damaged: "is damaged. Save it again as XLSX or CSV",
  "too-many-columns": "has more than 1,000 columns. Save only the columns that are needed",
  "too-complex": "is too large once unpacked. Save only the rows as CSV",
};

/**
 * Why a file cannot be read, as a sentence.
 * @param name of the file, or what stands for it at the beginning of the sentence
 * @param mostRows a heading does not count as one
 */
export function tableProblemWords(
  name: string,
  { problem, sheets = [], line = 1 }: NoTable,
  mostRows: number,
): string {
  if (problem === "too-many-rows")
    return `${name} has more than ${mostRows.toLocaleString("en")} rows. Send it in parts.`;
  if (problem === "several-sheets") {
    const named = sheets.map((sheet) => `“${sheet}”`).join(" and ");
    return `${name} has several sheets that could be meant: ${named}. Save the one that is meant as a file of its own.`;
  }
  if (problem === "unclosed-quote")
    return `${name} cannot be read from line ${line} on: a quote is not closed there. Save it again as CSV or XLSX.`;
  return `${name} ${words[problem]}.`;
}
