import type { ReactNode } from "react";
import { Progress } from "../../components/feedback/progress.tsx";
import * as css from "./job-progress.css.ts";

export type RowOutcome = "waiting" | "done" | "refused" | "failed" | "cancelled";

/** One row of a bulk act: an order, an article. */
export interface JobRow {
  /** Its number or SKU. */
  readonly name: string;
  readonly href?: string | undefined;
  readonly outcome: RowOutcome;
  readonly reason?: string | undefined;
}

const outcomeWords: Readonly<Record<RowOutcome, string>> = {
  waiting: "Waiting",
  done: "Done",
  refused: "Not possible",
  failed: "Failed",
  cancelled: "Cancelled",
};
/** What wants a person's eye comes first. */
const order: readonly RowOutcome[] = ["failed", "refused", "cancelled", "waiting", "done"];

/**
 * How far a bulk act has come, and what became of each row. The sentence is a live region: it changes with the count.
 * @param sentence "8 of 10 done, 2 not possible"
 * @param actions cancel, try again, save as a file
 */
export function JobProgress(props: {
  readonly sentence: string;
  readonly done: number;
  readonly all: number;
  readonly rows: readonly JobRow[];
  readonly actions?: ReactNode;
  readonly renderName?: (row: JobRow) => ReactNode;
}) {
  const { sentence, done, all, rows, actions, renderName } = props;
  const sorted = rows.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  return (
    <div className={css.job}>
      <Progress value={done} max={Math.max(all, 1)} aria-label="Progress" />
      <div className={css.line}>
        <p role="status">{sentence}</p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      <ul role="list" className={css.rows} aria-label="Outcome of each row">
        {sorted.map((row) => (
          <li key={row.name} className={css.row}>
            <span className={css.name}>{renderName?.(row) ?? row.name}</span>
            <span className={css.outcome[row.outcome]}>{outcomeWords[row.outcome]}</span>
            {row.reason && <span className={css.reason}>{row.reason}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
