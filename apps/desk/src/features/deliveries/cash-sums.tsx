import { nairaText } from "@precise/cart-core/money";
import type { RiderRow } from "@precise/contract/desk/deliveries";
import * as css from "./deliveries.css.ts";

/** How a rider's cash adds up: what was collected, less what came and what was given up, is what is held. */
export function CashSums({ rider }: { readonly rider: RiderRow }) {
  const { collected, remitted, settled, written_off, held, short } = rider;
  const rows = [
    ["Due from orders", collected],
    ["Handed over", remitted],
    ...(settled.value > 0 ? [["Shortfalls settled", settled] as const] : []),
    ...(written_off.value > 0 ? [["Written off", written_off] as const] : []),
    ["Held", held],
    ...(short.value > 0 ? [["Of it short", short] as const] : []),
  ] as const;
  return (
    <dl className={css.facts}>
      {rows.map(([name, amount]) => (
        <div key={name} className={css.sum}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.sumAmount}>{nairaText(amount.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
