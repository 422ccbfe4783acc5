import { nairaText } from "@precise/cart-core/money";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { PictureElement } from "@precise/web/components/picture-element";
import { priceText } from "#trade/base/amount-text.ts";
import { tradeImage } from "#trade/base/routes/trade-picture.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import * as css from "./review-lines.css.ts";

const { review: copy } = checkoutCopy;
const head = copy.columns;
const thumbnail = { sizes: "48px", mostPixels: 128 };

const columns = [
  { key: "picture", head: head.picture, isHeadHidden: true, width: "64px" },
  { key: "product", head: head.product, isRowHead: true, isWide: true },
  { key: "mark", head: head.mark, isWide: true },
  { key: "quantity", head: head.quantity, align: "end" },
  { key: "each", head: head.each, align: "end" },
  { key: "net", head: head.net, align: "end" },
] as const;

/** The goods that would be ordered: one row for each line of the cart, so one article may have several side marks. */
export function ReviewLines({ checkout }: { readonly checkout: ClientCheckout }) {
  const { items } = checkout;
  return (
    <section className={css.lines} aria-labelledby="goods">
      <h2 id="goods" className={css.title}>
        {copy.goods}
      </h2>
      <DenseTable
        look="cards"
        label={copy.goods}
        columns={columns}
        rows={items.map(({ product, quantity, side_mark, unit, row_total }, index) => ({
          // Two lines of one article differ in nothing but their index.
          key: `${index}-${product.sku}`,
          cells: {
            picture: <Thumbnail picture={product.media_gallery[0]} />,
            product: (
              <span className={css.product}>
                <span className={css.sku}>{product.sku}</span>
                {product.name}
              </span>
            ),
            mark: side_mark ?? "",
            quantity: quantity.toLocaleString("en-NG"),
            each: priceText(unit.net),
            net: nairaText(row_total.net.value),
          },
        }))}
      />
    </section>
  );
}

function Thumbnail({ picture }: { readonly picture: MediaEntry | undefined }) {
  if (!picture) return null;
  return (
    <span className={css.picture}>
      <PictureElement
        image={tradeImage(picture, thumbnail)}
        sizes={thumbnail.sizes}
        alt=""
        colour={picture.colour}
        isFirst={false}
      />
    </span>
  );
}
