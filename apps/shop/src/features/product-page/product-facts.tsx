import { Price } from "@precise/ui/blocks/price";
import { StockNote } from "@precise/ui/blocks/stock-note";
import { VariantPicker } from "@precise/ui/blocks/variant-picker";
import { Icon } from "@precise/ui/components/icon";
import type { ReactNode } from "react";
import { pricesOf } from "../../catalogue/amounts.ts";
import { deliveryLines } from "./delivery-lines.ts";
import { lampsNeeded } from "./lamps-needed.ts";
import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-facts.css.ts";
import { rowIds } from "./row-ids.ts";
import { SoldOut } from "./sold-out.tsx";
import { variantChoices } from "./variant-choices.ts";
import { VariantLink } from "./variant-link.client.tsx";

/** What decides: name, price, stock, choice, the way into the cart, and what delivery and returns are like. */
export function ProductFacts(props: ProductContent & { readonly addToCart: ReactNode }) {
  const { product, goesWith, addToCart } = props;
  const { now, was } = pricesOf(product);
  const { finishes, sizes } = variantChoices(product);
  const { alone, freeFrom } = deliveryLines(now);
  const lamps = lampsNeeded(product);
  return (
    <div className={css.facts}>
      <div className={css.lead}>
        <h1 className={css.name}>{product.name}</h1>
        <p className={css.short}>{product.short_description}</p>
        <Price kobo={now} wasKobo={was ?? undefined} size="page" showSaving />
        <StockNote status={product.stock_status} left={product.stock_left} />
      </div>
      <VariantPicker title={productCopy.finish} options={finishes} Link={VariantLink} />
      <VariantPicker title={productCopy.size} options={sizes} Link={VariantLink} />
      {product.stock_status === "OUT_OF_STOCK" ? <SoldOut {...props} /> : addToCart}
      {lamps && (
        <p className={css.lamps}>
          {lamps} {goesWith.length > 0 && <a href={`#${rowIds.goesWith}`}>{productCopy.seeLamps}</a>}
        </p>
      )}
      <ul className={css.promises} role="list">
        <li className={css.promise}>
          <Icon name="truck" />
          <div>
            <p>{alone}</p>
            {freeFrom && <p>{freeFrom}</p>}
          </div>
        </li>
        <li className={css.promise}>
          <Icon name="store" />
          {productCopy.delivery}
        </li>
        <li className={css.promise}>
          <Icon name="check" />
          {productCopy.payment}
        </li>
        <li className={css.promise}>
          <Icon name="undo-2" />
          {productCopy.returns}
        </li>
      </ul>
    </div>
  );
}
