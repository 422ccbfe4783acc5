import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { ReactNode } from "react";
import * as css from "./money-ledger.css.ts";

/** One booking: what came in is positive, what went out negative. */
export interface LedgerEntry {
  readonly key: string;
  /** When, in words: "24 Nov, 14:32". */
  readonly at: string;
  readonly what: string;
  /** Under it: a reference, who booked it, a link. */
  readonly detail?: ReactNode;
  readonly amount: Kobo;
  /** Not booked yet, or refused: its amount is in no sum. */
  readonly isOpen?: boolean;
  /** Tried, asked for or disputed: it is no movement, so its amount has no sign. */
  readonly isPlan?: boolean;
}

export interface LedgerSum {
  readonly key: string;
  readonly name: string;
  readonly amount: Kobo;
  /** The sum that decides: what is still to pay. */
  readonly isMain?: boolean;
  readonly tone?: "critical" | "positive";
}

/** Money of one order as a ledger: each booking, then the sums that follow from them. */
export function MoneyLedger(props: {
  readonly label: string;
  readonly entries: readonly LedgerEntry[];
  readonly sums: readonly LedgerSum[];
  /** Where nothing is booked yet. */
  readonly emptyWords: string;
}) {
  const { label, entries, sums, emptyWords } = props;
  return (
    <div className={css.ledger}>
      {entries.length === 0 ? (
        <p className={css.empty}>{emptyWords}</p>
      ) : (
        <table className={css.table} aria-label={label}>
          <tbody>
            {entries.map(({ key, at, what, detail, amount, isOpen, isPlan }) => (
              <tr key={key} className={isOpen ? css.open : css.booked}>
                <td className={css.at}>{at}</td>
                <th scope="row" className={css.what}>
                  {what}
                  {detail && <span className={css.detail}>{detail}</span>}
                </th>
                <td className={css.amount}>{isPlan ? formatNaira(amount) : amountText(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={css.sums}>
        {sums.map(({ key, name, amount, isMain, tone }) => (
          <div key={key} className={isMain ? css.mainSum : css.sum}>
            <dt>{name}</dt>
            <dd className={tone ? css.tones[tone] : undefined}>{formatNaira(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** With its sign, so that money out is seen without a colour. */
function amountText(amount: Kobo): string {
  return amount > 0 ? `+${formatNaira(amount)}` : formatNaira(amount);
}
