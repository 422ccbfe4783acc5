import { UnreadableFile } from "./import-report.ts";
import { isProductField, productFields } from "./product-fields.ts";

const attributePrefix = "attr:";

/** What each column holds, in the file's order. */
export type Column =
  | { readonly kind: "field"; readonly name: string; readonly isList: boolean }
  | { readonly kind: "attribute"; readonly code: string };

/** @throws UnreadableFile on a column that is unknown, named twice, or when there is no sku */
export function columnsOf(heading: readonly string[], file: string, line: number): Column[] {
  const at = `${file}, line ${line}`;
  const seen = new Set<string>();
  const columns = heading.map((title): Column => {
    const name = title.trim().toLowerCase();
    if (name === "") throw new UnreadableFile(`${at}: a column has no name`);
    if (seen.has(name)) throw new UnreadableFile(`${at}: there are two columns ${name}`);
    seen.add(name);
    if (name.startsWith(attributePrefix))
      return { kind: "attribute", code: name.slice(attributePrefix.length) };
    if (!isProductField(name) || productFields[name] === "json") {
      const known = Object.entries(productFields).filter(([, kind]) => kind === "text" || kind === "list");
      throw new UnreadableFile(
        `${at}: "${title}" is not a column; use ${known.map(([one]) => one).join(", ")} and attr:<code>`,
      );
    }
    return { kind: "field", name, isList: productFields[name] === "list" };
  });
  if (!seen.has("sku")) throw new UnreadableFile(`${at}: there is no column sku`);
  return columns;
}

/** The apostrophe that keeps a cell from running as a formula in a spreadsheet, as our own exports write it. */
const apostrophe = /^'(?=\s*[=+\-@\t\r|%])/;

/** A record's cells by what they hold. An empty cell clears its field; a cell that is not there leaves it. */
export function fieldsOf(record: readonly string[], columns: readonly Column[]) {
  const fields: Record<string, unknown> = {};
  const singleAttributes: Record<string, unknown> = {};
  columns.forEach((column, at) => {
    const cell = record[at]?.replace(apostrophe, "");
    if (cell === undefined) return;
    if (column.kind === "attribute") singleAttributes[column.code] = cell;
    else fields[column.name] = column.isList ? partsOf(cell) : cell;
  });
  // More cells than columns: most likely an unquoted comma, which has moved every cell behind it.
  if (record.length > columns.length) fields[`column ${columns.length + 1}`] = record[columns.length];
  return { fields, singleAttributes };
}

/** The parts of a cell that lists several: `16|19`. */
export function partsOf(cell: string): string[] {
  return cell
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
