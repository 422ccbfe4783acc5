import type { CatalogueImport, ImportOutcome, ImportRow } from "@precise/contract/desk/products/imports";
import { cutText } from "@precise/contract/wire/cut-text";

export const outcomeWords: Readonly<Record<ImportOutcome, string>> = {
  new: "New",
  changed: "Changed",
  same: "As it was",
  refused: "Refused",
  withdrawn: "Off sale",
  undone: "Undone",
  left: "Left",
};

export const stateWords: Readonly<Record<CatalogueImport["state"], string>> = {
  preview: "Not imported yet",
  applied: "Imported",
  undone: "Undone",
};

/** "12 products", "1 product". */
export function productsText(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "product" : "products"}`;
}

/** "12 rows", "1 row". */
export function rowsText(count: number): string {
  return `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
}

/** What becomes of a row, in one line: what is wrong with it, else old → new. */
export function rowText({ outcome, reasons, changes }: ImportRow): string {
  const wrong = reasons.map(({ field, reason }) => `${field} ${reason}`.trim());
  if (outcome === "new") return [...wrong, "New product"].join("; ");
  return [
    ...wrong,
    ...changes.map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`),
  ].join("; ");
}

function shown(text: string): string {
  if (text === "") return "empty";
  const line = text.replace(/\s+/g, " ");
  return line.length > 40 ? `${cutText(line, 39)}…` : line;
}

/** What is to be done with a preview, as its button says it: "Import 2 new and 40 changed". */
export function applyText({ new: added, changed, withdrawn }: CatalogueImport): string {
  const parts = [
    added > 0 && `${added.toLocaleString("en")} new`,
    changed > 0 && `${changed.toLocaleString("en")} changed`,
    withdrawn > 0 && `${withdrawn.toLocaleString("en")} off sale`,
  ].filter((part) => part !== false);
  const last = parts.pop();
  return parts.length === 0 ? `Import ${last ?? "nothing"}` : `Import ${parts.join(", ")} and ${last}`;
}

/** Outcomes that an import has, for the list's filter. */
export function outcomesOf(counts: CatalogueImport): readonly ImportOutcome[] {
  const all = ["new", "changed", "same", "refused", "withdrawn", "undone", "left"] as const;
  return all.filter((outcome) => counts[outcome] > 0);
}
