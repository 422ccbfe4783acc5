import { CopyButton, type CopyWords } from "../../components/inputs/copy-button.client.tsx";
import * as css from "./bank-details.css.ts";

/** Where to transfer an order's total, each row with a button that copies it where that helps. */
export function BankDetails(props: {
  readonly id: string;
  readonly title: string;
  /** Until when, in a sentence. */
  readonly deadline?: string | undefined;
  readonly rows: readonly { readonly label: string; readonly text: string; readonly copy?: CopyWords }[];
}) {
  const { id, title, deadline, rows } = props;
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
    </section>
  );
}
