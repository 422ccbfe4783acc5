/**
 * Rows as CSV for a spreadsheet. A cell that would begin a formula there is kept as text by an apostrophe before it:
 * what strangers typed must not run on anyone's machine.
 * @param columns names of the first row
 * @param rows cells in the order of the columns; null is an empty cell, and a number of ours is written as it is
 * @source abuse case 34
 */
export function csvText(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [columns, ...rows]
    .map((cells) => `${cells.map((cell) => cellText(cell ?? "")).join(",")}\r\n`)
    .join("");
}

/**
 * A text as a spreadsheet keeps it: one that would begin a formula there gets an apostrophe before it. So does one that has an
 * apostrophe there already, so that anyone who takes one off has the text again.
 */
export function spreadsheetText(text: string): string {
  return /^'*\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
}

function cellText(text: string | number): string {
  if (typeof text === "number") return String(text);
  const safe = spreadsheetText(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
