import type { ImportReport } from "#api/modules/catalogue/import/import-report.ts";

const mostShown = 50;

/** An import's report in lines for the operator. */
export function reportText(report: ImportReport): string {
  switch (report.outcome) {
    case "not-empty":
      return "The catalogue already has products. Nothing was imported.";
    case "refused":
      return refusedText(report);
    case "unconfirmed":
      return `Not confirmed: ${report.removed} products would be withdrawn. Nothing was changed.`;
    case "checked":
      return [
        `The file is valid. An import would make these changes: ${counts(report)}. Nothing was changed.`,
        ...details(report),
      ].join("\n");
    case "imported":
      return [
        `Imported: ${counts(report)}. ${report.pictures.copied} new pictures of ${report.pictures.used}.`,
        ...details(report),
      ].join("\n");
  }
}

function counts({ added, changed, unchanged, removed, structureChanged }: ImportReport): string {
  const structure = structureChanged ? "; categories or attributes changed" : "";
  return `${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} withdrawn${structure}`;
}

function details(report: ImportReport): string[] {
  const { examples, unlisted } = report;
  const named = (what: string, skus: readonly string[], count: number) =>
    skus.length === 0 ? [] : [`  ${what}: ${skus.join(", ")}${count > skus.length ? ", …" : ""}`];
  return [
    ...named("changed", examples.changed, report.changed),
    ...named("withdrawn", examples.removed, report.removed),
    ...stockLines(report.stock, report.outcome === "imported"),
    ...(unlisted === 0
      ? []
      : [
          `${productsAre(unlisted)} not in this file and ${unlisted === 1 ? "stays" : "stay"} on sale; --withdraw-unlisted withdraws ${unlisted === 1 ? "it" : "them"}.`,
        ]),
  ];
}

function stockLines(
  { moved, leftAlone, repeated, clamped }: ImportReport["stock"],
  isDone: boolean,
): string[] {
  const cut = clamped
    .slice(0, mostShown)
    .map(
      ({ file, line, sku, taken, left }) =>
        `  ${file}:${line}  stock_qty: removes ${taken} of ${sku} but only ${left} are left, so stock is 0`,
    );
  return [
    ...(moved === 0
      ? []
      : [`Stock of ${moved} ${moved === 1 ? "product" : "products"} ${isDone ? "moved" : "would move"}.`]),
    ...cut,
    ...(clamped.length > cut.length ? [`  … and ${clamped.length - cut.length} more`] : []),
    ...(repeated === 0
      ? []
      : [`An earlier import of this export already moved the stock of ${repeated}. It was not moved again.`]),
    ...(leftAlone === 0
      ? []
      : [
          `Stock of ${leftAlone} ${isDone ? "was left" : "is left"} unchanged: the file has no stock_seen. Export the catalogue and edit its stock_qty, or use --set-stock.`,
        ]),
  ];
}

function productsAre(count: number): string {
  return `${count} ${count === 1 ? "product is" : "products are"}`;
}

function refusedText({ errorCount, errors }: ImportReport): string {
  const lines = errors
    .slice(0, mostShown)
    .map(({ file, line, field, reason }) => `  ${file}:${line}  ${field}: ${reason}`);
  const more = errorCount > lines.length ? [`  … and ${errorCount - lines.length} more`] : [];
  const title = `Nothing was imported: ${errorCount} ${errorCount === 1 ? "error" : "errors"}.`;
  return [title, ...lines, ...more].join("\n");
}
