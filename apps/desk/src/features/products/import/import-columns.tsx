import type { CatalogueImport, ImportRow } from "@precise/contract/desk/products/imports";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import * as css from "./import.css.ts";
import { outcomeWords, rowText, stateWords } from "./import-words.ts";

/** What the history shows of each import. */
export const importColumns: readonly Column<CatalogueImport>[] = [
  {
    key: "file",
    head: "File",
    cell: ({ kind, file }) => (kind === "undo" ? `Undo of ${file}` : file),
    isGrowing: true,
  },
  { key: "state", head: "State", cell: ({ state }) => stateWords[state] },
  { key: "at", head: "At", cell: (each) => dayAndTime(each.applied_at ?? each.created_at) },
  { key: "by", head: "By", cell: (each) => each.applied_by ?? each.by },
  { key: "rows", head: "Rows", align: "end", cell: (each) => each.row_count || "" },
  { key: "new", head: "New", align: "end", cell: (each) => each.new || "" },
  { key: "changed", head: "Changed", align: "end", cell: (each) => each.changed || "" },
  {
    key: "refused",
    head: "Refused",
    align: "end",
    cell: ({ refused }) => (refused > 0 ? <span className={texts.critical}>{refused}</span> : ""),
  },
  { key: "withdrawn", head: "Off sale", align: "end", cell: (each) => each.withdrawn || "" },
  { key: "undone", head: "Undone", align: "end", cell: (each) => each.undone || "", isSpare: true },
  { key: "sha", head: "SHA-256", cell: ({ sha256 }) => sha256.slice(0, 12), isSpare: true, onCard: "none" },
];

/** What is shown of each row of a file. @param onOpen shows all of it */
export function rowColumns(onOpen: (row: ImportRow) => void): readonly Column<ImportRow>[] {
  return [
    { key: "row", head: "Row", cell: ({ row }) => row ?? "–" },
    {
      key: "sku",
      head: "Item",
      cell: (row) =>
        row.changes.length + row.reasons.length > 0 ? (
          <button type="button" className={css.link} onClick={() => onOpen(row)}>
            {row.sku || "no number"}
          </button>
        ) : (
          row.sku
        ),
    },
    {
      key: "outcome",
      head: "Outcome",
      cell: ({ outcome }) =>
        outcome === "refused" ? (
          <span className={texts.critical}>{outcomeWords.refused}</span>
        ) : outcome === "withdrawn" || outcome === "left" ? (
          <span className={texts.caution}>{outcomeWords[outcome]}</span>
        ) : (
          outcomeWords[outcome]
        ),
    },
    { key: "name", head: "Name", cell: ({ name }) => name, onCard: "line" },
    { key: "what", head: "What", cell: rowText, isGrowing: true, onCard: "line" },
  ];
}
