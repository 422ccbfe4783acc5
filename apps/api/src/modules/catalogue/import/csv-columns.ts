import { type DecimalMark, decimalMarkOf } from "@precise/cart-core/written-number";
import { type Cell, textOf } from "#api/platform/sheets/cell.ts";
import { columnName } from "#api/platform/sheets/column-name.ts";
import { bareNumber } from "#api/platform/sheets/read-amount.ts";
import { UnreadableFile } from "./import-report.ts";
import { partsOf } from "./joined-parts.ts";
import { isProductField, type ProductField, productFields } from "./product-fields.ts";

const attributePrefix = "attr:";

/** What each column holds, in the file's order. */
export type Column =
  | { readonly kind: "field"; readonly name: ProductField; readonly isList: boolean }
  | { readonly kind: "attribute"; readonly code: string }
  /** It has no name, and nothing is in it. */
  | { readonly kind: "nothing" };

/**
 * Columns by their titles, in any order, whatever their case, spaces, hyphens and currency: `Special Price (₦)` is
 * `special_price`.
 * @param isFilled of a column by its place: whether any cell below its title holds something
 * @throws UnreadableFile on columns that are unknown, all of them named, on one that is there twice, or when there is no sku
 */
export function columnsOf(
  heading: readonly Cell[],
  file: string,
  line: number,
  isFilled: (place: number) => boolean,
): Column[] {
  const at = `${file}, line ${line}`;
  const titles = heading.map((cell) => textOf(cell).trim());
  if (titles.some((title, place) => title === "" && isFilled(place)))
    throw new UnreadableFile(`${at}: a column has no name`);
  const columns = titles.map(columnOf);
  const unknown = titles.filter((_, place) => columns[place] === undefined);
  if (unknown.length > 0) throw new UnreadableFile(`${at}: ${unknownColumns(unknown)}`);
  const known = columns.filter((column) => column !== undefined);
  const names = known.flatMap((column) => (column.kind === "nothing" ? [] : [titleOf(column)]));
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) throw new UnreadableFile(`${at}: there are two columns ${twice}`);
  if (!names.includes("sku")) throw new UnreadableFile(`${at}: there is no column sku`);
  return known;
}

/**
 * What the numbers of a file prove.
 * @param isNumber of an attribute by its code
 */
export function decimalMarkIn(
  rows: Iterable<readonly Cell[]>,
  columns: readonly Column[],
  isNumber: (code: string) => boolean,
): DecimalMark {
  const places = columns.flatMap((column, place) =>
    (column.kind === "field" && numberFields.has(column.name)) ||
    (column.kind === "attribute" && isNumber(column.code))
      ? [place]
      : [],
  );
  function* numbers() {
    for (const cells of rows) for (const place of places) yield bareNumber(cells[place] ?? "") ?? "";
  }
  return decimalMarkOf(numbers());
}

const numberFields: ReadonlySet<ProductField> = new Set([
  "price",
  "special_price",
  "trade_price",
  "cost_price",
  "stock_qty",
  "stock_seen",
  "lead_time_days",
]);

/** The title that our own exports give a column. */
export function titleOf(column: Exclude<Column, { kind: "nothing" }>): string {
  return column.kind === "attribute" ? `${attributePrefix}${column.code}` : column.name;
}

function columnOf(title: string): Column | undefined {
  if (title === "") return { kind: "nothing" };
  const text = title.toLowerCase();
  const [, code] = /^attr\s*:\s*(.+)$/.exec(text) ?? [];
  if (code !== undefined) return { kind: "attribute", code: code.replace(/[\s-]+/g, "_") };
  const name = fieldsByTitle.get(columnName(title));
  return name === undefined ? undefined : { kind: "field", name, isList: productFields[name] === "list" };
}

const fieldsByTitle = new Map(
  Object.keys(productFields).flatMap((name) =>
    isProductField(name) && productFields[name] !== "json" ? [[columnName(name), name] as const] : [],
  ),
);

function unknownColumns(titles: readonly string[]): string {
  const known = Object.entries(productFields).filter(([, kind]) => kind === "text" || kind === "list");
  const named = titles.map((title) => `"${title}"`).join(", ");
  const are = titles.length === 1 ? "is not a column" : "are not columns";
  return `${named} ${are}; use ${known.map(([one]) => one).join(", ")} and attr:<code>`;
}

/** The apostrophe that keeps a cell from running as a formula in a spreadsheet, as our own exports write it. */
const apostrophe = /^'(?='*\s*[=+\-@\t\r|%])/;

/**
 * A record's cells by what they hold. An empty cell clears its field; a cell that is not there leaves it. What cannot be read, and
 * a day where none belongs, stays the cell that it is.
 */
export function fieldsOf(record: readonly Cell[], columns: readonly Column[]) {
  const fields: Record<string, unknown> = {};
  const singleAttributes: Record<string, unknown> = {};
  const cells = new Map<string, string>();
  columns.forEach((column, at) => {
    const raw = record[at];
    if (raw === undefined || column.kind === "nothing") return;
    cells.set(titleOf(column), textOf(raw));
    const isText = typeof raw === "string" || raw.kind === "number";
    const isDay = !isText && raw.kind === "date" && column.kind === "field" && column.name === "created_at";
    const cell = isText || isDay ? textOf(raw).replace(apostrophe, "") : raw;
    if (column.kind === "attribute") singleAttributes[column.code] = cell;
    else fields[column.name] = column.isList && typeof cell === "string" ? partsOf(cell) : cell;
  });
  // More cells than columns: most likely an unquoted comma, which has moved every cell behind it.
  if (record.length > columns.length) fields[`column ${columns.length + 1}`] = record[columns.length];
  return { fields, singleAttributes, cells };
}
