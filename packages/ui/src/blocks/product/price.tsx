import { formatNaira, type Kobo, subtractKobo } from "@precise/cart-core/money";
import { VisuallyHidden } from "../../components/text/visually-hidden.tsx";
import * as css from "./price.css.ts";

/** What is paid now, with the old price struck and the saving in words where there is one. Amounts in kobo. */
export function Price(props: {
  readonly kobo: Kobo;
  /** The price before the sale. */
  readonly wasKobo?: Kobo | undefined;
  /** What the cheapest of several articles costs, this one among them: said where another costs less than this. */
  readonly leastKobo?: Kobo | undefined;
  readonly size?: keyof typeof css.now;
  /** Says the saving in words. */
  readonly showSaving?: boolean;
}) {
  const { kobo, wasKobo, leastKobo, size = "card", showSaving = false } = props;
  return (
    <p className={css.price}>
      <span className={css.now[size]}>{formatNaira(kobo)}</span>
      {wasKobo !== undefined && (
        <s className={css.was[size]}>
          <VisuallyHidden>was </VisuallyHidden>
          <span>{formatNaira(wasKobo)}</span>
        </s>
      )}
      {leastKobo !== undefined && leastKobo < kobo && (
        <small className={css.from}>{`others from ${formatNaira(leastKobo)}`}</small>
      )}
      {wasKobo !== undefined && showSaving && (
        <span className={css.saving}>{`You save ${formatNaira(subtractKobo(wasKobo, kobo))}`}</span>
      )}
    </p>
  );
}
