import type { Kobo } from "@precise/cart-core/money";
import { Price } from "@precise/ui/blocks/price";
import { StockNote } from "@precise/ui/blocks/stock-note";
import { VariantPicker } from "@precise/ui/blocks/variant-picker";
import { Icon } from "@precise/ui/components/icon";
import type { ComponentType, ReactNode } from "react";
import { pricesOf } from "../../catalogue/amounts.ts";
import { deliveryLines } from "./delivery-lines.ts";
import { lampsNeeded } from "./lamps-needed.ts";
import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import * as css from "./product-facts.css.ts";
import { rowIds } from "./row-ids.ts";
import { ShareLinks } from "./share-links.client.tsx";
import { SoldOut } from "./sold-out.tsx";
import { variantChoices } from "./variant-choices.ts";
import { VariantLink } from "./variant-link.client.tsx";

/** What this feature does not know by itself: everything about the cart, and where the shop is. */
export interface FactsParts {
  /** The form that adds the product. */
  readonly addToCart: ReactNode;
  /** Says what delivery costs with the cart that this browser has, else its children. */
  readonly DeliveryWithCart: ComponentType<{
    readonly sku: string;
    readonly kobo: Kobo;
    readonly children: ReactNode;
  }>;
  /** Full canonical address of the page. */
  readonly url: string;
}

/** What decides: name, price, stock, choice, the way into the cart, and what delivery and returns are like. */
export function ProductFacts(props: ProductContent & FactsParts) {
  const { product, goesWith, addToCart, DeliveryWithCart, url } = props;
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
      <div className={css.delivery}>
        <Icon name="truck" />
        <div className={css.deliveryLines}>
          <p>{alone}</p>
          {product.stock_status === "OUT_OF_STOCK" ? (
            <p>{freeFrom}</p>
          ) : (
            <DeliveryWithCart sku={product.sku} kobo={now}>
              {freeFrom && <p>{freeFrom}</p>}
            </DeliveryWithCart>
          )}
        </div>
      </div>
      {lamps && (
        <p className={css.lamps}>
          {lamps} {goesWith.length > 0 && <a href={`#${rowIds.goesWith}`}>{productCopy.seeLamps}</a>}
        </p>
      )}
      <ul className={css.promises} role="list">
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
      <ShareLinks name={product.name} url={url} />
    </div>
  );
}
