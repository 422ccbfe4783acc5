import { nairaText } from "@precise/cart-core/money";
import type { ClientOrder } from "@precise/contract/trade/orders";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { priceText } from "#trade/base/amount-text.ts";
import { productPath } from "#trade/base/routes/paths.ts";
import { number as link } from "./orders.css.ts";
import { ordersCopy } from "./orders-copy.ts";

const { itemColumns: head, items: label } = ordersCopy;
const columns = [
  { key: "sku", head: head.sku, isRowHead: true, isWide: true },
  { key: "product", head: head.product, isWide: true },
  { key: "mark", head: head.mark },
  { key: "quantity", head: head.quantity, align: "end" },
  { key: "each", head: head.each, align: "end" },
  { key: "total", head: head.total, align: "end" },
] as const;

/** What was ordered, line by line, as it was accepted: net, because the VAT is shown once under the sum. @source design D34 */
export function OrderLines({ items }: { readonly items: ClientOrder["items"] }) {
  return (
    <DenseTable
      look="cards"
      label={label}
      columns={columns}
      rows={items.map(
        ({ sku, name, urlPath, side_mark, quantity, unit_price, row_total, unit_net, net }, index) => ({
          key: String(index),
          cells: {
            sku: (
              <a className={link} href={productPath(urlPath)}>
                {sku}
              </a>
            ),
            product: name,
            mark: side_mark ?? "",
            quantity: quantity.toLocaleString("en-NG"),
            each: priceText(unit_net ?? unit_price),
            total: nairaText((net ?? row_total).value),
          },
        }),
      )}
    />
  );
}
