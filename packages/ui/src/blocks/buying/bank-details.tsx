import type { ReactNode } from "react";
import { CopyButton, type CopyWords } from "../../components/inputs/copy-button.client.tsx";
import * as css from "./bank-details.css.ts";

/** A box of facts that matter now: where to transfer an order's total, who brings it. Rows have a button that copies where that helps. */
export function BankDetails(props: {
  readonly id: string;
  readonly title: string;
  /** Until when, or what to do with it, in a sentence. */
  readonly deadline?: string | undefined;
  readonly rows: readonly { readonly label: string; readonly text: string; readonly copy?: CopyWords }[];
  /** Stands below the rows. */
  readonly children?: ReactNode;
}) {
  const { id, title, deadline, rows, children } = props;
  return (
    <section className={css.bank} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {deadline && <p>{deadline}</p>}
      <dl className={css.rows}>
        {rows.map(({ label, text, copy }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.text}>
              {text}
              {copy && <CopyButton text={text} words={copy} />}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
