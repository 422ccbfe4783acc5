import { maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import { keepUnits } from "@precise/cart-core/unit-space";
import type { Attribute } from "@precise/contract/shop/catalogue";
import type { ClientProductItem } from "@precise/contract/trade/product";
import { Input } from "@precise/ui/components/inputs/input";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { PictureElement } from "@precise/web/components/picture-element";
import { decidingFacts } from "@precise/web/listing/deciding-facts";
import { tradeImage } from "#trade/base/routes/trade-picture.ts";
import { BothPrices } from "#trade/features/prices/both-prices.tsx";
import { TradeStock } from "#trade/features/product/trade-stock.tsx";
import { BreakPrices } from "./break-prices.tsx";
import { catalogueCopy as copy } from "./catalogue-copy.ts";
import { quantityField } from "./quantity-fields.ts";
import { QuantityForm } from "./quantity-form.client.tsx";
import * as css from "./table-view.css.ts";

const thumbnail = { sizes: "48px", mostPixels: 128 };

/** Products as rows to order from: article number first, a quantity in each. @source design "Trade tables" */
export function TableView(props: {
  readonly label: string;
  readonly items: readonly ClientProductItem[];
  readonly attributes: readonly Attribute[];
  /** Full path of this page. */
  readonly returnPath: string;
}) {
  const { label, items, attributes, returnPath } = props;
  const { columns } = copy;
  return (
    <QuantityForm returnPath={returnPath}>
      <DenseTable
        look="cards"
        label={label}
        columns={[
          { key: "product", head: `${columns.sku}, ${columns.product}`, isRowHead: true, isWide: true },
          { key: "stock", head: columns.stock, isPlainOnPhones: true },
          { key: "price", head: columns.price, align: "end", isPlainOnPhones: true },
          { key: "breaks", head: columns.breaks, isPlainOnPhones: true },
          { key: "quantity", head: columns.quantity, align: "end", width: "96px" },
        ]}
        rows={items.map((item) => ({
          key: item.sku,
          cells: {
            product: (
              <span className={css.lead}>
                <Thumbnail item={item} />
                <span className={css.product}>
                  <span className={css.sku}>{item.sku}</span>
                  <IntentLink href={item.urlPath} className={css.name}>
                    {keepUnits(item.name)}
                  </IntentLink>
                  <span className={css.facts}>{decidingFacts(item, attributes).join(" · ")}</span>
                </span>
              </span>
            ),
            stock: <TradeStock pieces={item.stock_quantity} leadTimeDays={item.lead_time_days} />,
            price: (
              <span className={css.price}>
                <BothPrices price={item} />
              </span>
            ),
            breaks: <BreakPrices breaks={item.quantity_breaks} />,
            quantity: (
              <span className={css.quantity}>
                <Input
                  look="row"
                  name={quantityField(item.sku)}
                  type="text"
                  inputMode="numeric"
                  maxLength={4}
                  autoComplete="off"
                  aria-label={copy.quantityOf(item.name)}
                  data-most={Math.min(item.stock_quantity, maxTradeQuantityPerLine)}
                  disabled={item.stock_quantity === 0}
                />
              </span>
            ),
          },
        }))}
      />
    </QuantityForm>
  );
}

function Thumbnail({ item }: { readonly item: ClientProductItem }) {
  const [picture] = item.media_gallery;
  return (
    <span className={css.picture}>
      {picture && (
        <PictureElement
          image={tradeImage(picture, thumbnail)}
          sizes={thumbnail.sizes}
          alt=""
          colour={picture.colour}
          isFirst={false}
        />
      )}
    </span>
  );
}
