import { keepUnits } from "@precise/cart-core/unit-space";
import type { Attribute } from "@precise/contract/shop/catalogue";
import type { ClientProductItem } from "@precise/contract/trade/product";
import { ProductGrid } from "@precise/ui/blocks/product/product-grid";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { PictureElement } from "@precise/web/components/picture-element";
import { decidingFacts } from "@precise/web/listing/deciding-facts";
import { tradeImage } from "#trade/base/routes/trade-picture.ts";
import { AddProduct } from "#trade/features/cart/add-product.client.tsx";
import { BothPrices } from "#trade/features/prices/both-prices.tsx";
import { TradeStock } from "#trade/features/product/trade-stock.tsx";
import { BreakPrices } from "./break-prices.tsx";
import * as css from "./grid-view.css.ts";

const cardSize = {
  sizes: "(min-width: 1280px) 310px, (min-width: 900px) 24vw, (min-width: 600px) 31vw, calc(50vw - 22px)",
  mostPixels: 640,
};

/** Products as pictures with prices and stock, each with a quantity to add. */
export function GridView(props: {
  readonly items: readonly ClientProductItem[];
  readonly attributes: readonly Attribute[];
  /** Full path of this page. */
  readonly returnPath: string;
}) {
  const { items, attributes, returnPath } = props;
  return (
    <ProductGrid
      besideFilters
      cards={items.map((item, index) => ({
        key: item.sku,
        card: (
          <Card
            item={item}
            facts={decidingFacts(item, attributes)}
            isFirst={index === 0}
            returnPath={returnPath}
          />
        ),
      }))}
    />
  );
}

function Card(props: {
  readonly item: ClientProductItem;
  readonly facts: readonly string[];
  readonly isFirst: boolean;
  readonly returnPath: string;
}) {
  const { item, facts, isFirst, returnPath } = props;
  const [picture] = item.media_gallery;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {picture && (
          <PictureElement
            image={tradeImage(picture, cardSize)}
            sizes={cardSize.sizes}
            alt=""
            colour={picture.colour}
            isFirst={isFirst}
          />
        )}
      </div>
      <p className={css.small}>{item.sku}</p>
      <h2 className={css.name}>
        <IntentLink href={item.urlPath} className={css.link}>
          {keepUnits(item.name)}
        </IntentLink>
      </h2>
      <p className={css.small}>{facts.join(" · ")}</p>
      <p className={css.price}>
        <BothPrices price={item} />
      </p>
      <BreakPrices breaks={item.quantity_breaks} />
      <TradeStock pieces={item.stock_quantity} leadTimeDays={item.lead_time_days} />
      {item.stock_quantity > 0 && (
        <AddProduct
          place="card"
          sku={item.sku}
          name={item.name}
          pieces={item.stock_quantity}
          returnPath={returnPath}
        />
      )}
    </article>
  );
}
