import type { QuantityBreak } from "@precise/contract/trade/product";
import { BothPrices } from "#trade/features/prices/both-prices.tsx";
import * as css from "./break-prices.css.ts";

/** Prices of a piece by quantity, in one or two lines. */
export function BreakPrices({ breaks }: { readonly breaks: readonly QuantityBreak[] }) {
  if (breaks.length === 0) return null;
  return (
    <span className={css.breaks}>
      {breaks.map((each) => (
        <span key={each.from_quantity} className={css.step}>
          <span className={css.from}>{each.from_quantity}+</span> <BothPrices price={each} />
        </span>
      ))}
    </span>
  );
}
