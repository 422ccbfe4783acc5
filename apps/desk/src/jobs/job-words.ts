import { csvText } from "@precise/cart-core/csv-text";
import type { DeskJob } from "@precise/contract/desk/kit/jobs";

/** How far a bulk act has come: "8 of 10 done, 2 not possible". */
export function jobSentence({ counts, state }: Pick<DeskJob, "counts" | "state">): string {
  const parts = [
    `${counts.done} of ${counts.all} done`,
    counts.refused > 0 && `${counts.refused} not possible`,
    counts.failed > 0 && `${counts.failed} failed`,
    counts.cancelled > 0 && `${counts.cancelled} cancelled`,
  ];
  const sentence = parts.filter(Boolean).join(", ");
  return state === "waiting" || state === "running" ? `${sentence}. Still running.` : `${sentence}.`;
}

/** Whether nothing more will happen by itself. */
export function hasEnded({ state }: Pick<DeskJob, "state">): boolean {
  return state === "done" || state === "cancelled";
}

/** The outcome of each row for a spreadsheet, with the mark by which spreadsheets know UTF-8. */
export function outcomeFile(rows: DeskJob["rows"]): string {
  const cells = rows.map(({ number, sku, file, outcome, reason }) => [
    number ?? sku ?? file ?? "",
    outcome,
    reason ?? "",
  ]);
  return `\uFEFF${csvText(["number", "outcome", "reason"], cells)}`;
}
