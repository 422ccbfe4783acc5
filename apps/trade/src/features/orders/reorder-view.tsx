import type { Reordered } from "@precise/contract/trade/orders";
import { Alert } from "@precise/ui/components/feedback/alert";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { Container } from "@precise/ui/components/layout/layout";
import { countText, priceText } from "#trade/base/amount-text.ts";
import { paths } from "#trade/base/routes/paths.ts";
import * as css from "./orders.css.ts";
import { ordersCopy } from "./orders-copy.ts";
import { UpdateCartBadge } from "./update-cart-badge.client.tsx";

const { reordered: copy, columns } = ordersCopy;

/** What a reorder put into the cart, and every difference in price and stock. */
export function ReorderView({ reordered }: { readonly reordered: Reordered }) {
  const { rows, summary, price_changes, cart } = reordered;
  const added = summary.accepted + summary.adjusted;
  const different = rows.filter(({ outcome }) => outcome !== "accepted");
  return (
    <Container>
      <div className={css.page}>
        <h1>{copy.title}</h1>
        <UpdateCartBadge lines={cart.items.map(({ product, quantity }) => [product.sku, quantity])} />
        <Alert tone={added === 0 ? "critical" : different.length > 0 ? "caution" : "positive"}>
          <p>
            {added === 0
              ? copy.none
              : copy.added(countText(added, "line"), countText(summary.pieces, "piece"))}
          </p>
        </Alert>
        <div>
          <ButtonLink href={paths.cart}>{copy.toCart}</ButtonLink>
        </div>
        {different.length > 0 && (
          <section className={css.part}>
            <h2 className={css.partTitle}>{copy.changes}</h2>
            <DenseTable
              look="cards"
              label={copy.changes}
              columns={[
                { key: "sku", head: ordersCopy.itemColumns.sku, isRowHead: true },
                { key: "product", head: ordersCopy.itemColumns.product, isWide: true },
                { key: "pieces", head: columns.pieces, align: "end" },
              ]}
              rows={different.map(({ row, sku, text, name, quantity, outcome, reasons }) => ({
                key: String(row),
                tone: outcome === "rejected" ? "critical" : "caution",
                below: reasons.map(({ message }) => message).join(" "),
                cells: { sku: sku ?? text, product: name ?? "", pieces: quantity.toLocaleString("en-NG") },
              }))}
            />
          </section>
        )}
        {price_changes.length > 0 && (
          <section className={css.part}>
            <h2 className={css.partTitle}>{copy.priceChanges}</h2>
            <ul className={css.changes} role="list">
              {price_changes.map(({ sku, name, was, now }) => (
                <li key={sku}>
                  {sku}, {name}: <s>{priceText(was)}</s> <strong>{priceText(now)}</strong>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  );
}
