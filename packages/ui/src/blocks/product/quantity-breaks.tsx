import { formatNaira, type Kobo } from "@precise/cart-core/money";
import * as css from "./quantity-breaks.css.ts";

/** Prices of one piece by how many are taken, the fewest first; the one that holds now is marked. Amounts in kobo. */
export function QuantityBreaks(props: {
  readonly label: string;
  readonly steps: readonly { readonly from: number; readonly eachKobo: Kobo }[];
  /** Pieces that are taken now. */
  readonly pieces: number;
}) {
  const { label, steps, pieces } = props;
  const reached = steps.findLast(({ from }) => pieces >= from)?.from;
  return (
    <ul className={css.steps} role="list" aria-label={label}>
      {steps.map(({ from, eachKobo }) => (
        <li key={from} className={css.step} aria-current={from === reached ? "true" : undefined}>
          <span className={css.from}>{`${from}+`}</span> <span>{formatNaira(eachKobo)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "Order 3 more and pay ₦850 less each." @param lessKobo what each piece then costs less */
export function BreakHint({ more, lessKobo }: { readonly more: number; readonly lessKobo: Kobo }) {
  return <p className={css.hint}>{`Order ${more} more and pay ${formatNaira(lessKobo)} less each.`}</p>;
}
