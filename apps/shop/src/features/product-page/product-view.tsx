import { categoryPath } from "@precise/contract/product-url";
import { Breadcrumbs } from "@precise/ui/components/breadcrumbs";
import { Container } from "@precise/ui/components/layout";
import { imageAttributes } from "../../shell/image-attributes.ts";
import { IntentLink } from "../../shell/intent-link.client.tsx";
import type { ProductContent } from "./product.data.ts";
import { ProductDetails } from "./product-details.tsx";
import { type FactsParts, ProductFacts } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.client.tsx";
import { ProductRows } from "./product-rows.tsx";
import * as css from "./product-view.css.ts";

const pictureSize = { sizes: "(min-width: 1280px) 660px, (min-width: 900px) 52vw, 100vw", mostPixels: 1_200 };
const thumbnailSize = { sizes: "72px", mostPixels: 256 };

/**
 * A product's page.
 * @source LOOK "Product"
 */
export function ProductView(props: ProductContent & FactsParts) {
  const { product } = props;
  const pictures = product.media_gallery;
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
            <div className={css.pinned}>
              <ProductGallery
                pictures={pictures.map((picture) => ({
                  alt: picture.alt,
                  href: picture.imageUrl,
                  colour: picture.colour,
                  large: imageAttributes(picture, pictureSize),
                  // A single picture has nothing to choose from.
                  small: pictures.length > 1 ? imageAttributes(picture, thumbnailSize) : null,
                }))}
                sizes={{ large: pictureSize.sizes, small: thumbnailSize.sizes }}
              />
            </div>
          </div>
          <ProductFacts {...props} />
          <ProductDetails product={product} />
        </article>
      </Container>
      <ProductRows {...props} />
    </>
  );
}
