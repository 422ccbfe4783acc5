import * as css from "./trade-stock.css.ts";

/** Words about what is in stock. */
const copy = {
  inStock: (pieces: number) => `${pieces.toLocaleString("en")} in stock`,
  outOfStock: "Out of stock",
  leadTime: (days: number) => (days === 1 ? "available in 1 day" : `available in ${days} days`),
  leadTimeUnknown: "no date yet",
} as const;

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
