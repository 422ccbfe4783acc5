"use no memo";
import type { ReactNode } from "react";
import * as css from "./summary-card.css.ts";

export interface SummaryRow {
  readonly label: string;
  /** Ready text: "₦5,000", "Free", "To be confirmed". */
  readonly amount: string;
  /** Why it is so, in one line. */
  readonly explanation?: string | undefined;
}

/** The figures of a cart or an order, each explained, the total last; then what follows (advice, the one button). */
export function SummaryCard(props: {
  readonly title: string;
  readonly rows: readonly SummaryRow[];
  readonly total: SummaryRow;
  readonly headingLevel?: 2 | 3;
  /** The figures wait for an answer. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}) {
  const { title, rows, total, headingLevel = 2, isBusy, children } = props;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <section className={css.card} aria-label={title} aria-busy={isBusy}>
      <Heading>{title}</Heading>
      <dl className={css.rows}>
        {rows.map((row) => (
          <Row key={`${row.label} ${row.explanation ?? ""}`} row={row} className={css.row} />
        ))}
        <Row row={total} className={css.total} />
      </dl>
      {children}
    </section>
  );
}

function Row({ row, className }: { readonly row: SummaryRow; readonly className: string }) {
  return (
    <div className={className}>
      <dt>{row.label}</dt>
      <dd className={css.amount}>{row.amount}</dd>
      {row.explanation && <dd className={css.explanation}>{row.explanation}</dd>}
    </div>
  );
}
