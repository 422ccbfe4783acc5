import { formatNaira, fromWirePrice } from "@precise/cart-core/money";
import type { ClientProduct } from "@precise/contract/trade/product";
import * as css from "./breaks-table.css.ts";
import { productCopy as copy } from "./product-copy.ts";

/** The price of a piece by quantity, without VAT and with it. */
export function BreaksTable({ product }: { readonly product: ClientProduct }) {
  const steps = [{ from_quantity: 1, net: product.net, gross: product.gross }, ...product.quantity_breaks];
  return (
    <table className={css.table}>
      <caption className={css.caption}>{copy.breaks}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {copy.from}
          </th>
          <th scope="col" className={css.amountHead}>
            {copy.net}
          </th>
          <th scope="col" className={css.amountHead}>
            {copy.gross}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from_quantity}>
            <th scope="row" className={css.from}>
              {copy.pieces(step.from_quantity)}
            </th>
            <td className={css.amount}>{formatNaira(fromWirePrice(step.net))}</td>
            <td className={css.amount}>{formatNaira(fromWirePrice(step.gross))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
