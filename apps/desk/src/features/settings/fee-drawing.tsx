import { nairaText } from "@precise/cart-core/money";
import { type TierRow, tierCliffs, tierGaps } from "@precise/cart-core/tier-table";
import { Alert } from "@precise/ui/components/feedback/alert";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./shop-settings.css.ts";

/** The table from the lowest total up, with its gaps in their places, and where more goods cost less. */
export function FeeDrawing({ rows }: { readonly rows: readonly TierRow[] }) {
  const gaps = tierGaps(rows);
  const cliffs = tierCliffs(rows);
  const steps = [
    ...rows.map((row) => ({ ...row, isGap: false })),
    ...gaps.map((gap) => ({ ...gap, fee: 0, isGap: true })),
  ].toSorted((one, other) => one.from - other.from);
  return (
    <>
      <ul className={css.drawing} role="list" aria-label="What delivery costs by total">
        {steps.map(({ from, to, fee, isGap }) => (
          <li key={from} className={isGap ? css.gap : css.bar}>
            <span>{to === null ? `From ${nairaText(from)}` : `${nairaText(from)} to ${nairaText(to)}`}</span>
            <span>{isGap ? "To be confirmed" : fee === 0 ? "Free" : nairaText(fee)}</span>
          </li>
        ))}
      </ul>
      {gaps.length > 0 && (
        <Alert tone="caution" title="Totals without a fee">
          <p>
            Delivery for{" "}
            {gaps
              .map(({ from, to }) =>
                to === null ? `${nairaText(from)} and more` : `${nairaText(from)} to ${nairaText(to)}`,
              )
              .join(", ")}{" "}
            is confirmed by hand before payment.
          </p>
        </Alert>
      )}
      {cliffs.map(({ from, to, reach, payLess }) => (
        <p key={from} className={texts.muted}>
          Goods of {nairaText(from)} to {nairaText(to)} cost more with delivery than goods of{" "}
          {nairaText(reach)}: up to {nairaText(payLess)} less is paid there. The cart says so to the shopper.
        </p>
      ))}
    </>
  );
}
