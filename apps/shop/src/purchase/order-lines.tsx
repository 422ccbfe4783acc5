import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { MediaEntry } from "@precise/contract/product";
import { Picture } from "../shell/picture.tsx";
import * as css from "./purchase.css.ts";

const pictureSize = { sizes: "56px", mostPixels: 168 };

/** A line of a cart or an order as it is only looked at. */
export interface OrderLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Naira, as on the wire. */
  readonly rowTotal: number;
  readonly picture?: MediaEntry | undefined;
}

/** What is ordered: picture, pieces, name, amount. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <ul className={css.orderLines} role="list">
      {lines.map(({ sku, name, quantity, rowTotal, picture }) => (
        <li key={sku} className={css.orderLine}>
          <div className={css.orderPicture}>
            {picture && <Picture source={picture} alt="" size={pictureSize} />}
          </div>
          <p>
            {quantity > 1 && <strong>{quantity} × </strong>}
            {name}
          </p>
          <p className={css.orderAmount}>{formatNaira(fromWireValue(rowTotal))}</p>
        </li>
      ))}
    </ul>
  );
}
