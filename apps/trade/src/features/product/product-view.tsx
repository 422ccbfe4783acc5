import { formatNaira, fromWirePrice } from "@precise/cart-core/money";
import { keepUnits } from "@precise/cart-core/unit-space";
import { specSheetPath } from "@precise/contract/trade/catalogue";
import type { ClientProduct } from "@precise/contract/trade/product";
import { categoryPath } from "@precise/contract/wire/product-url";
import { SpecTable } from "@precise/ui/blocks/product/spec-table";
import { Container } from "@precise/ui/components/layout/layout";
import { Breadcrumbs } from "@precise/ui/components/navigation/breadcrumbs";
import { Icon } from "@precise/ui/components/text/icon";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { tradeImage, tradePicturePath } from "#trade/base/routes/trade-picture.ts";
import { AddProduct } from "#trade/features/cart/add-product.client.tsx";
import { BothPrices, ByPriceBase } from "#trade/features/prices/both-prices.tsx";
import type { PriceBase } from "#trade/features/prices/prices-cookie.ts";
import { PricesSwitch } from "#trade/features/prices/prices-switch.client.tsx";
import { BreaksTable } from "./breaks-table.tsx";
import { productCopy as copy } from "./product-copy.ts";
import { ProductPictures } from "./product-pictures.client.tsx";
import * as css from "./product-view.css.ts";
import { TradeStock } from "./trade-stock.tsx";

const pictureSize = { sizes: "(min-width: 1280px) 560px, (min-width: 900px) 44vw, 100vw", mostPixels: 1_200 };
const thumbnailSize = { sizes: "72px", mostPixels: 256 };

/** A product's page in the trade area: the company's price, its breaks, and every fact. @source design "Trade tables" */
export function ProductView(props: { readonly product: ClientProduct; readonly priceBase: PriceBase }) {
  const { product, priceBase } = props;
  const returnPath = fullPath(product.urlPath as `/${string}`);
  const pictures = product.media_gallery;
  const others = product.variants.filter(({ sku }) => sku !== product.sku);
  return (
    <Container>
      <div className={css.trail}>
        <Breadcrumbs
          trail={product.categories.map((category) => ({
            name: category.name,
            href: categoryPath(category),
          }))}
          Link={IntentLink}
        />
      </div>
      <article className={css.product}>
        <div className={css.gallery}>
          <ProductPictures
            pictures={pictures.map((picture) => ({
              alt: picture.alt,
              href: tradePicturePath(picture.imageUrl),
              nightHref: picture.night && tradePicturePath(picture.night.imageUrl),
              colour: picture.colour,
              large: tradeImage(picture, pictureSize),
              // A single picture has nothing to choose from.
              small: pictures.length > 1 ? tradeImage(picture, thumbnailSize) : null,
            }))}
            sizes={{ large: pictureSize.sizes, small: thumbnailSize.sizes }}
          />
        </div>
        <div className={css.facts}>
          <h1 className={css.name}>{keepUnits(product.name)}</h1>
          <p className={css.muted}>
            {copy.article} {product.sku}
          </p>
          <div className={css.priceRow}>
            <p className={css.price}>
              <BothPrices price={product} />{" "}
              <span className={css.base}>
                <ByPriceBase net={copy.each.net} gross={copy.each.gross(product.vat_percent)} />
              </span>
            </p>
            <PricesSwitch base={priceBase} returnPath={returnPath} />
          </div>
          <p className={css.muted}>{copy.shopPrice(formatNaira(fromWirePrice(product.shop_price)))}</p>
          <p>
            <TradeStock pieces={product.stock_quantity} leadTimeDays={product.lead_time_days} />
          </p>
          {product.stock_quantity > 0 ? (
            <AddProduct
              place="page"
              sku={product.sku}
              name={product.name}
              pieces={product.stock_quantity}
              returnPath={returnPath}
            />
          ) : (
            <p>{copy.out}</p>
          )}
          {product.quantity_breaks.length > 0 && <BreaksTable product={product} />}
          {others.length > 0 && (
            <nav aria-label={copy.variants} className={css.variants}>
              <span className={css.muted}>{copy.variants}</span>
              {others.map((variant) => (
                <IntentLink key={variant.sku} href={variant.urlPath}>
                  {[variant.finish?.label, variant.size].filter(Boolean).join(", ") || variant.sku}
                </IntentLink>
              ))}
            </nav>
          )}
          {/* The API's own file: a plain link. */}
          <a href={specSheetPath(product.sku)} className={css.sheet}>
            <Icon name="download" />
            {copy.specSheet}
          </a>
        </div>
        <section className={css.part} aria-labelledby="specifications">
          <h2 id="specifications" className={css.partTitle}>
            {copy.specifications}
          </h2>
          <SpecTable caption={copy.specifications} rows={product.spec_table} />
        </section>
        <section className={css.part} aria-labelledby="description">
          <h2 id="description" className={css.partTitle}>
            {copy.description}
          </h2>
          <p className={css.description}>{keepUnits(product.description)}</p>
          {product.box_contents.length > 0 && (
            <>
              <h3>{copy.box}</h3>
              <ul className={css.box}>
                {product.box_contents.map((content) => (
                  <li key={content}>{keepUnits(content)}</li>
                ))}
              </ul>
            </>
          )}
        </section>
      </article>
    </Container>
  );
}
