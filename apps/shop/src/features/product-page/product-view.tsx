import { categoryPath } from "@precise/contract/product-url";
import { GalleryStrip } from "@precise/ui/blocks/gallery-strip";
import { Price } from "@precise/ui/blocks/price";
import { ProductRow } from "@precise/ui/blocks/product-grid";
import { SectionHeading } from "@precise/ui/blocks/section-heading";
import { SpecTable } from "@precise/ui/blocks/spec-table";
import { StockNote } from "@precise/ui/blocks/stock-note";
import { VariantPicker } from "@precise/ui/blocks/variant-picker";
import { Breadcrumbs } from "@precise/ui/components/breadcrumbs";
import { Container, Section } from "@precise/ui/components/layout";
import type { ReactNode } from "react";
import { pricesOf } from "../../catalogue/amounts.ts";
import { productCards } from "../../catalogue/product-cards.tsx";
import { copy } from "../../copy.ts";
import { IntentLink } from "../../shell/intent-link.client.tsx";
import { Picture } from "../../shell/picture.tsx";
import { deliveryLines } from "./delivery-lines.ts";
import type { ProductContent } from "./product.data.ts";
import * as css from "./product-view.css.ts";
import { variantChoices } from "./variant-choices.ts";

const pictureSize = { sizes: "(min-width: 1280px) 660px, (min-width: 900px) 52vw, 100vw", mostPixels: 1_200 };
const thumbnailSize = { sizes: "72px", mostPixels: 256 };
const rowSize = {
  sizes: "(min-width: 1280px) 302px, (min-width: 900px) 23vw, (min-width: 600px) 34vw, 62vw",
  mostPixels: 640,
};

/**
 * A product's page.
 * @param addToCart the form that adds it; another feature's
 * @source LOOK "Product"
 */
export function ProductView(props: ProductContent & { readonly addToCart: ReactNode }) {
  const { product, related, attributes, addToCart } = props;
  const { now, was } = pricesOf(product);
  const { finishes, sizes } = variantChoices(product);
  return (
    <>
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
            <GalleryStrip
              pictures={product.media_gallery.map((picture, place) => ({
                id: `picture-${place + 1}`,
                alt: picture.alt,
                large: (
                  <Picture source={picture} alt={picture.alt} size={pictureSize} isFirst={place === 0} />
                ),
                small: <Picture source={picture} alt="" size={thumbnailSize} />,
              }))}
            />
          </div>
          <div className={css.facts}>
            <div className={css.lead}>
              <h1 className={css.name}>{product.name}</h1>
              <Price kobo={now} wasKobo={was ?? undefined} size="page" showSaving />
              <StockNote status={product.stock_status} left={product.stock_left} />
            </div>
            <p className={css.short}>{product.short_description}</p>
            <VariantPicker title={copy.product.finish} options={finishes} Link={IntentLink} />
            <VariantPicker title={copy.product.size} options={sizes} Link={IntentLink} />
            <div className={css.buy}>{addToCart}</div>
            <ul className={css.promises}>
              {[...deliveryLines(now), copy.product.delivery, copy.product.payment, copy.product.returns].map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
            </ul>
          </div>
          <Details product={product} />
        </article>
      </Container>
      {related.length > 0 && (
        <Section labelledBy="related">
          <SectionHeading id="related" title={copy.product.related} />
          <ProductRow
            label={copy.product.related}
            cards={productCards(related, attributes, { pictureSize: rowSize })}
          />
        </Section>
      )}
    </>
  );
}

function Details({ product }: Pick<ProductContent, "product">) {
  const { description, box_contents, spec_table, sku } = product;
  return (
    <div className={css.details}>
      <section aria-labelledby="description" className={css.part}>
        <h2 id="description">{copy.product.description}</h2>
        <p className={css.description}>{description}</p>
        {box_contents.length > 0 && (
          <>
            <h3>{copy.product.box}</h3>
            <ul className={css.box}>
              {box_contents.map((content) => (
                <li key={content}>{content}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="specifications" className={css.part}>
        <h2 id="specifications">{copy.product.specifications}</h2>
        <SpecTable
          caption={copy.product.specifications}
          rows={[...spec_table, { code: "sku", label: copy.product.articleNumber, text: sku }]}
        />
      </section>
    </div>
  );
}
