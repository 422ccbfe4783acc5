/** Names of a row's fields in the address, each with the row's number behind it: `room1`, `light1`. */
export const rowFields = ["room", "light", "watts", "pieces", "lumens", "keep"] as const;
export type RowField = (typeof rowFields)[number];

/** How much a light matters: on whatever else is off, then by priority. */
export const keepChoices = ["must", "5", "4", "3", "2", "1"] as const;
export type Keep = (typeof keepChoices)[number];

/** As many switches as a plan takes. */
export const mostRows = 60;
export const fewestRows = 3;
const numbered = new RegExp(`^(${rowFields.join("|")})([1-9]\\d?)$`);

/** How many rows an address asks for: its own, and those that a press on "add" asks for. */
export function rowCountOf(params: URLSearchParams): number {
  const counts = params.getAll("rows").map(Number).filter(Number.isInteger);
  return Math.min(mostRows, Math.max(fewestRows, highestRow(params), ...counts));
}

/** Whether any row is in the address. */
export function hasRows(params: URLSearchParams): boolean {
  return highestRow(params) > 0;
}

/** True where an address says nothing of rows: then the page shows an example. */
export function isWithoutRows(params: URLSearchParams): boolean {
  return !hasRows(params) && !params.has("rows");
}

/** The query with an example's rows. */
export function withSample(
  params: URLSearchParams,
  rows: readonly Partial<Readonly<Record<RowField, string | number>>>[],
): URLSearchParams {
  const filled = new URLSearchParams(params);
  for (const [at, row] of rows.entries())
    for (const [field, value] of Object.entries(row)) filled.set(`${field}${at + 1}`, String(value));
  return filled;
}

/** The query of a page without one of its rows; those below it move up. */
export function withoutRow(params: URLSearchParams, row: number): URLSearchParams {
  const left = new URLSearchParams();
  const count = rowCountOf(params);
  for (const [name, value] of params) {
    const [, field, number] = numbered.exec(name) ?? [];
    if (name === "rows" || Number(number) === row) continue;
    left.append(field === undefined || Number(number) < row ? name : `${field}${Number(number) - 1}`, value);
  }
  left.set("rows", String(Math.max(fewestRows, count - 1)));
  return left;
}

/** Rows of articles, one for each line of a cart, or of a room. */
export function rowsOfArticles(
  lines: readonly { readonly sku: string; readonly quantity: number; readonly room?: string | null }[],
): URLSearchParams {
  const params = new URLSearchParams();
  lines.slice(0, mostRows).forEach(({ sku, quantity, room }, at) => {
    if (room) params.set(`room${at + 1}`, room);
    params.set(`light${at + 1}`, sku);
    params.set(`pieces${at + 1}`, String(quantity));
  });
  return params;
}

function highestRow(params: URLSearchParams): number {
  return Math.max(0, ...[...params.keys()].map((name) => Number(numbered.exec(name)?.[2] ?? 0)));
}
