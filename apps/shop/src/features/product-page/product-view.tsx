import { categoryPath } from "@precise/contract/product-url";
import { GalleryStrip } from "@precise/ui/blocks/gallery-strip";
import { Breadcrumbs } from "@precise/ui/components/breadcrumbs";
import { Container } from "@precise/ui/components/layout";
import type { ReactNode } from "react";
import { IntentLink } from "../../shell/intent-link.client.tsx";
import { Picture } from "../../shell/picture.tsx";
import type { ProductContent } from "./product.data.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductRows } from "./product-rows.tsx";
import * as css from "./product-view.css.ts";

const pictureSize = { sizes: "(min-width: 1280px) 660px, (min-width: 900px) 52vw, 100vw", mostPixels: 1_200 };
const thumbnailSize = { sizes: "72px", mostPixels: 256 };

/**
 * A product's page.
 * @param addToCart the form that adds it; another feature's, as everything that knows the cart
 * @source LOOK "Product"
 */
export function ProductView(props: ProductContent & { readonly addToCart: ReactNode }) {
  const { product, addToCart } = props;
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
          <ProductFacts {...props} addToCart={addToCart} />
          <ProductDetails product={product} />
        </article>
      </Container>
      <ProductRows {...props} />
    </>
  );
}
