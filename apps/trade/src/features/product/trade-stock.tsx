import { stockCopy as copy } from "./stock-copy.ts";
import * as css from "./trade-stock.css.ts";

/** What is in stock: pieces, or when it comes. */
export function TradeStock(props: { readonly pieces: number; readonly leadTimeDays: number }) {
  const { pieces, leadTimeDays } = props;
  if (pieces > 0) return <span className={css.there}>{copy.inStock(pieces)}</span>;
  return (
    <span className={css.away}>
      {copy.outOfStock}
      <span className={css.when}>
        {leadTimeDays > 0 ? copy.leadTime(leadTimeDays) : copy.leadTimeUnknown}
      </span>
    </span>
  );
}
