import type { Kobo } from "@precise/cart-core/money";
import type { Company } from "@precise/contract/shop/company";
import type { LightingFigures } from "@precise/contract/shop/light/lighting";
import type { DeliveryTierRow } from "@precise/contract/shop/orders/delivery-tiers";
import { categoryPath } from "@precise/contract/wire/product-url";
import { DimensionDrawing } from "@precise/ui/blocks/product/dimension-drawing";
import { drawingOf } from "@precise/ui/blocks/product/stated-measures";
import { Container } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import type { ComponentType, ReactNode } from "react";
import { otherTiers, ratesOf } from "#shop/base/delivery-tiers.ts";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { whatsAppLink } from "#shop/base/whatsapp-link.ts";
import type { Arrival } from "./arrival.ts";
import { atHome } from "./at-home.ts";
import { AdviceSection, AtHomeSection } from "./at-home-section.tsx";
import { factsOf, onDisplayCode } from "./facts-content.ts";
import { fittingAdvice } from "./fitting-advice.ts";
import type { ProductContent } from "./product.data.ts";
import { productCopy } from "./product-copy.ts";
import { ProductDetails } from "./product-details.client.tsx";
import { ProductFacts } from "./product-facts.client.tsx";
import { ProductGallery } from "./product-gallery.client.tsx";
import { ProductRows } from "./product-rows.tsx";
import * as css from "./product-view.css.ts";
import type { RoomScene } from "./room-scene.ts";
import { specGroups } from "./spec-groups.ts";

const sceneSize = { sizes: "(min-width: 900px) 52vw, 100vw", mostPixels: 1_080 };

const pictureSize = { sizes: "(min-width: 1280px) 660px, (min-width: 900px) 52vw, 100vw", mostPixels: 1_200 };
const thumbnailSize = { sizes: "72px", mostPixels: 256 };

/** What this feature does not know by itself: everything about the cart, and where the shop is. */
interface OtherParts {
  /** The form that adds the product. */
  readonly addToCart: ReactNode;
  /** The heart that keeps it on the wishlist, over its first picture. */
  readonly heart: ReactNode;
  /** Says what delivery costs with the cart that this browser has, else its children. */
  readonly DeliveryWithCart: ComponentType<{
    readonly sku: string;
    readonly kobo: Kobo;
    readonly tiers?: readonly DeliveryTierRow[] | undefined;
    readonly children: ReactNode;
  }>;
  /** What delivery costs now; null while it is not known. */
  readonly fees: Pick<Company, "delivery_tiers" | "delivery_zones"> | null;
  /** Tariffs, prices and targets of others; null where they are not known. */
  readonly figures: LightingFigures | null;
  /** Full canonical address of the page. */
  readonly url: string;
  /** When it arrives; null where nothing is promised. */
  readonly arrival: Arrival | null;
  /** Who sells; null while it is not known. */
  readonly company: Pick<Company, "payment_methods" | "whatsapp"> | null;
  /** A room that it is in; null where there is none. */
  readonly scene: RoomScene | null;
  /** Asks to be notified when it is back, where it is sold out. */
  readonly stockNotice?: ReactNode;
  /** What it needs to work, as one form with its price. */
  readonly bundle?: ReactNode;
  /** The switch that puts it among those to compare. */
  readonly compare?: ReactNode;
  /** What buyers say of it. */
  readonly reviews?: ReactNode;
  /** What was asked about it, with the answers. */
  readonly questions?: ReactNode;
}

/**
 * A product's page.
 * @source design "Product page"
 */
export function ProductView(props: ProductContent & OtherParts) {
  const { product, addToCart, heart, DeliveryWithCart, fees, figures, url, company, scene } = props;
  const facts = factsOf(props, ratesOf(fees));
  const freeFrom = facts.freeFrom && <p>{facts.freeFrom}</p>;
  const pictures = product.media_gallery;
  const measures = drawingOf(
    product.attributes,
    product.categories.map(({ id }) => id),
    product.name,
  );
  return (
    <>
      <Container>
        <div className={css.trail}>
          <PageTrail
            entries={product.categories.map((category) => ({
              name: category.name,
              href: categoryPath(category),
            }))}
          />
        </div>
        <article className={css.product}>
          <div className={css.gallery}>
            <div className={css.pinned}>
              <ProductGallery
                pictures={pictures.map((picture) => ({
                  alt: picture.alt,
                  href: picture.imageUrl,
                  nightHref: picture.night?.imageUrl,
                  colour: picture.colour,
                  large: imageAttributes(picture, pictureSize),
                  // A single picture has nothing to choose from.
                  small: pictures.length > 1 ? imageAttributes(picture, thumbnailSize) : null,
                }))}
                sizes={{ large: pictureSize.sizes, small: thumbnailSize.sizes }}
              />
              {heart}
            </div>
          </div>
          <ProductFacts
            facts={facts}
            addToCart={addToCart}
            freeFrom={
              // Where states have fees of their own, what it costs with the cart is known at checkout alone.
              product.stock_status === "OUT_OF_STOCK" || fees?.delivery_zones !== undefined ? (
                freeFrom
              ) : (
                <DeliveryWithCart sku={product.sku} kobo={facts.now} tiers={otherTiers(fees?.delivery_tiers)}>
                  {freeFrom}
                </DeliveryWithCart>
              )
            }
            url={url}
            payments={company?.payment_methods ?? []}
            question={
              company?.whatsapp === undefined
                ? null
                : whatsAppLink(productCopy.question(product.name, url), company.whatsapp)
            }
            stockNotice={props.stockNotice}
            bundle={props.bundle}
            compare={props.compare}
          />
          <AtHomeSection {...atHome(product, figures)} />
          <AdviceSection advice={fittingAdvice(product, figures?.electrical_advice.is_on === true)} />
          <ProductDetails
            description={product.description}
            boxContents={product.box_contents}
            specGroups={specGroups([
              ...product.spec_table.filter(({ code }) => code !== onDisplayCode),
              { code: "sku", label: productCopy.itemNumber, text: product.sku },
            ])}
            drawing={measures && <DimensionDrawing name={product.name} measures={measures} />}
            scene={scene && <RoomSceneView name={product.name} scene={scene} />}
          />
          {props.reviews}
          {props.questions}
        </article>
      </Container>
      <ProductRows {...props} />
    </>
  );
}

/** The product in a room, with a mark where it is; the picture leads to everything in that room. */
function RoomSceneView({ name, scene }: { readonly name: string; readonly scene: RoomScene }) {
  const { picture, room, href, shownIn, x, y } = scene;
  return (
    <section aria-labelledby="in-room" className={css.part}>
      <h2 id="in-room">{productCopy.inRoom(room)}</h2>
      <IntentLink href={href} className={css.scene}>
        <Picture source={picture} alt={productCopy.sceneAlt(name, room)} size={sceneSize} isNeverDimmed />
        <span className={css.mark} style={{ left: `${x}%`, top: `${y}%` }} />
      </IntentLink>
      <p>
        {shownIn !== undefined && <span>{productCopy.shownIn(shownIn)} </span>}
        <IntentLink href={href}>{productCopy.seeRoom(room)}</IntentLink>
      </p>
    </section>
  );
}
