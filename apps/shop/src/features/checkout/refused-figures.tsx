import { formatNaira, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { Alert } from "@precise/ui/components/alert";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import * as css from "./checkout.css.ts";
import type { RefusedTotal } from "./checkout-draft.ts";

const { review: copy } = checkoutCopy;

/** The total that was accepted and the one that holds now, side by side. @source D14 "else 409 with the new figures" */
export function RefusedFigures({
  refused,
  payable,
}: {
  readonly refused: RefusedTotal;
  readonly payable: Kobo;
}) {
  const accepted = fromWireValue(refused.accepted);
  // The figures have come back to what was accepted: there is nothing to tell.
  if (accepted === payable) return null;
  return (
    <Alert tone="critical" title={copy.changedTitle}>
      <p>{copy.changedText}</p>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt>{copy.before}</dt>
          <dd>
            <s>{formatNaira(accepted)}</s>
          </dd>
        </div>
        <div className={css.figure}>
          <dt>{copy.now}</dt>
          <dd className={css.figureNow}>{formatNaira(payable)}</dd>
        </div>
      </dl>
      {refused.notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Alert>
  );
}
