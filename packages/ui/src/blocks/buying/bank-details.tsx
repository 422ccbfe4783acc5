import type { ReactNode } from "react";
import { CopyButton, type CopyWords } from "../../components/inputs/copy-button.client.tsx";
import * as css from "./bank-details.css.ts";

type Row =
  | { readonly label: string; readonly text: string; readonly copy?: CopyWords }
  | { readonly label: string; readonly lines: readonly string[] };

/** A box of facts that matter now: where to transfer an order's total, who brings it. Rows have a button that copies where that helps. */
export function BankDetails(props: {
  readonly id: string;
  readonly title: string;
  /** Until when, or what to do with it, in a sentence. */
  readonly deadline?: string | undefined;
  readonly rows: readonly Row[];
  /** Nothing is to be done about it now: the frame is no accent. */
  readonly isQuiet?: boolean | undefined;
  /** Stands below the rows. */
  readonly children?: ReactNode;
}) {
  const { id, title, deadline, rows, isQuiet, children } = props;
  return (
    <section className={isQuiet ? css.quiet : css.bank} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {deadline && <p>{deadline}</p>}
      <dl className={css.rows}>
        {rows.map((row) => (
          <div key={row.label} className={css.row}>
            <dt className={css.label}>{row.label}</dt>
            {"lines" in row ? (
              <dd className={css.lines}>
                {row.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            ) : (
              <dd className={css.text}>
                {row.text}
                {row.copy && <CopyButton text={row.text} words={row.copy} />}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
