import type { ImportReport } from "../catalogue/import/import-report.ts";

const mostShown = 50;

/** An import's report in lines for the operator. */
export function reportText(report: ImportReport): string {
  switch (report.outcome) {
    case "not-empty":
      return "The catalogue has products already; nothing was imported.";
    case "refused":
      return refusedText(report);
    case "checked":
      return `Everything is in order. An import would bring ${counts(report)}. Nothing was changed.${examples(report)}`;
    case "imported":
      return `Imported: ${counts(report)}. ${report.pictures.copied} new pictures of ${report.pictures.used}.${examples(report)}`;
  }
}

function counts({ added, changed, unchanged, removed, structureChanged }: ImportReport): string {
  const structure = structureChanged ? "; categories or attributes changed" : "";
  return `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed${structure}`;
}

function examples({ examples: { changed, removed }, ...report }: ImportReport): string {
  const named = (what: string, skus: readonly string[], count: number) =>
    skus.length === 0 ? "" : `\n  ${what}: ${skus.join(", ")}${count > skus.length ? ", …" : ""}`;
  return named("changed", changed, report.changed) + named("removed", removed, report.removed);
}

function refusedText({ errorCount, errors }: ImportReport): string {
  const lines = errors
    .slice(0, mostShown)
    .map(({ file, line, field, reason }) => `  ${file}:${line}  ${field}: ${reason}`);
  const more = errorCount > lines.length ? [`  … and ${errorCount - lines.length} more`] : [];
  const title = `Nothing was imported: ${errorCount} ${errorCount === 1 ? "error" : "errors"}.`;
  return [title, ...lines, ...more].join("\n");
}
