import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/order";
import { cell, head, row, table } from "./spec-table.css.ts";

/** What was ordered: pieces, names, amounts. */
export function OrderItems({ items }: { readonly items: Order["items"] }) {
  return (
    <table className={table} aria-label="Ordered products">
      <tbody>
        {items.map((item) => (
          <tr key={item.sku} className={row}>
            <th scope="row" className={head}>
              {item.quantity} × {item.name}
            </th>
            <td className={cell}>{formatNaira(fromWireValue(item.row_total.value))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
