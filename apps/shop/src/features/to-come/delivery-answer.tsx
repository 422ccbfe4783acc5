import { deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira } from "@precise/cart-core/money";
import * as css from "./to-come-view.css.ts";

/** The one answer of the Help Center that is known by heart: what delivery costs. */
export function DeliveryAnswer() {
  return (
    <ul className={css.facts} role="list">
      <li className={css.fact}>
        <h2 className={css.factTitle}>How much is delivery?</h2>
        {deliveryTiers.map(({ from, to, fee }) => (
          <p key={from}>
            {to === null
              ? `Orders of ${formatNaira(from)} or more: free`
              : `Orders up to ${formatNaira(to)}: ${formatNaira(fee)}`}
          </p>
        ))}
      </li>
    </ul>
  );
}
