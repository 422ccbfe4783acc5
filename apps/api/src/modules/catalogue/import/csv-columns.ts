import { UnreadableFile } from "./import-report.ts";
import { partsOf } from "./joined-parts.ts";
import { isProductField, type ProductField, productFields } from "./product-fields.ts";

const attributePrefix = "attr:";

/** What each column holds, in the file's order. */
export type Column =
  | { readonly kind: "field"; readonly name: ProductField; readonly isList: boolean }
  | { readonly kind: "attribute"; readonly code: string };

/**
 * Columns by their titles, in any order, whatever their case, spaces and hyphens: `Special Price` is `special_price`.
 * @throws UnreadableFile on a column that is unknown, named twice, or when there is no sku
 */
export function columnsOf(heading: readonly string[], file: string, line: number): Column[] {
  const at = `${file}, line ${line}`;
  const seen = new Set<string>();
  const columns = heading.map((title): Column => {
    if (title.trim() === "") throw new UnreadableFile(`${at}: a column has no name`);
    const column = columnOf(title);
    if (column === undefined) throw new UnreadableFile(`${at}: ${unknownColumn(title)}`);
    const name = titleOf(column);
    if (seen.has(name)) throw new UnreadableFile(`${at}: there are two columns ${name}`);
    seen.add(name);
    return column;
  });
  if (!seen.has("sku")) throw new UnreadableFile(`${at}: there is no column sku`);
  return columns;
}

/** The title that our own exports give a column. */
export function titleOf(column: Column): string {
  return column.kind === "attribute" ? `${attributePrefix}${column.code}` : column.name;
}

function columnOf(title: string): Column | undefined {
  const text = title.trim().toLowerCase();
  const [, code] = /^attr\s*:\s*(.+)$/.exec(text) ?? [];
  if (code !== undefined) return { kind: "attribute", code: code.replace(/[\s-]+/g, "_") };
  const name = fieldsByTitle.get(bareTitle(text));
  return name === undefined ? undefined : { kind: "field", name, isList: productFields[name] === "list" };
}

function bareTitle(title: string): string {
  return title.replace(/[\s_-]+/g, "");
}

const fieldsByTitle = new Map(
  Object.keys(productFields).flatMap((name) =>
    isProductField(name) && productFields[name] !== "json" ? [[bareTitle(name), name] as const] : [],
  ),
);

function unknownColumn(title: string): string {
  const known = Object.entries(productFields).filter(([, kind]) => kind === "text" || kind === "list");
  return `"${title.trim()}" is not a column; use ${known.map(([one]) => one).join(", ")} and attr:<code>`;
}

/** The apostrophe that keeps a cell from running as a formula in a spreadsheet, as our own exports write it. */
const apostrophe = /^'(?='*\s*[=+\-@\t\r|%])/;

/** A record's cells by what they hold. An empty cell clears its field; a cell that is not there leaves it. */
export function fieldsOf(record: readonly string[], columns: readonly Column[]) {
  const fields: Record<string, unknown> = {};
  const singleAttributes: Record<string, unknown> = {};
  const cells = new Map<string, string>();
  columns.forEach((column, at) => {
    const raw = record[at];
    if (raw === undefined) return;
    const cell = raw.replace(apostrophe, "");
    cells.set(titleOf(column), raw);
    if (column.kind === "attribute") singleAttributes[column.code] = cell;
    else fields[column.name] = column.isList ? partsOf(cell) : cell;
  });
  // More cells than columns: most likely an unquoted comma, which has moved every cell behind it.
  if (record.length > columns.length) fields[`column ${columns.length + 1}`] = record[columns.length];
  return { fields, singleAttributes, cells };
}
