import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { wireTime } from "#api/platform/time/wire-time.ts";

type Cell = string | number | null | undefined;

/** Rows under their titles, in columns; numbers stand to the right. */
export function tableText(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return "Nothing to show.";
  const cells = [titles, ...rows.map((row) => row.map((cell) => (cell ?? "").toString()))];
  const isNumber = titles.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A moment in the shop's own time: "21 Nov 2026, 09:05". Through the socket moments arrive as text. */
export function momentText(moment: string | Date | null | undefined): string {
  return moment === null || moment === undefined ? "" : shortDayAndTime(wireTime(moment));
}
