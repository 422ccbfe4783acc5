import { dictionary } from "@precise/cart-core/dictionary";
import { addKobo, timesKobo } from "@precise/cart-core/money";
import type { DeliveryTierRow } from "@precise/contract/shop/orders/delivery-tiers";
import { categoryPath } from "@precise/contract/wire/product-url";
import { PictureTile } from "@precise/ui/blocks/page/picture-tile";
import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { ProductRow } from "@precise/ui/blocks/product/product-grid";
import { Container, Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import type { PictureSource } from "@precise/web/pictures/image-attributes";
import { pricesOf } from "#shop/base/amounts.ts";
import type { RoomPage } from "#shop/base/content/content-schemas.ts";
import { otherTiers } from "#shop/base/delivery-tiers.ts";
import { PageTrail } from "#shop/base/page-trail.tsx";
import { pictureSourceOf, roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { ideasPlaces } from "#shop/base/routes/ideas-places.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { productCards } from "#shop/features/product-cards/product-cards.tsx";
import bedroomOff from "./evenings/bedroom-off.webp";
import bedroomOn from "./evenings/bedroom-on.webp";
import diningOff from "./evenings/dining-off.webp";
import diningOn from "./evenings/dining-on.webp";
import kitchenOff from "./evenings/kitchen-off.webp";
import kitchenOn from "./evenings/kitchen-on.webp";
import livingOff from "./evenings/living-off.webp";
import livingOn from "./evenings/living-on.webp";
import officeOff from "./evenings/office-off.webp";
import officeOn from "./evenings/office-on.webp";
import { LampsSlider } from "./lamps-slider.client.tsx";
import type { RoomProducts, RoomThing } from "./room.data.ts";
import { type BasketLine, RoomBasket } from "./room-basket.client.tsx";
import { roomCopy as copy } from "./room-copy.ts";
import { roomFittings } from "./room-fittings.ts";
import { type Hotspot, RoomHotspots } from "./room-hotspots.client.tsx";
import { roomLayers } from "./room-layers.ts";
import { RoomStage } from "./room-stage.client.tsx";
import * as css from "./room-view.css.ts";

/** A room at dusk with every lamp out, and with every lamp on: one camera. How they were made: docs/media.md. */
const roomEvenings: Readonly<Record<string, { readonly off: PictureSource; readonly on: PictureSource }>> =
  dictionary({
    bedroom: { off: pictureSourceOf(bedroomOff, "#3b3129"), on: pictureSourceOf(bedroomOn, "#997855") },
    dining: { off: pictureSourceOf(diningOff, "#2d2a22"), on: pictureSourceOf(diningOn, "#706046") },
    kitchen: { off: pictureSourceOf(kitchenOff, "#343129"), on: pictureSourceOf(kitchenOn, "#635641") },
    living: { off: pictureSourceOf(livingOff, "#3c342b"), on: pictureSourceOf(livingOn, "#876e52") },
    office: { off: pictureSourceOf(officeOff, "#322f27"), on: pictureSourceOf(officeOn, "#a48c69") },
  });

const sceneSize = { sizes: "(min-width: 1280px) 790px, (min-width: 900px) 62vw, 100vw", mostPixels: 1_920 };
const compareSize = { sizes: "(min-width: 1280px) 720px, (min-width: 900px) 56vw, 92vw", mostPixels: 1_200 };
const thumbnailSize = { sizes: "64px", mostPixels: 128 };
const tileSize = { sizes: "(min-width: 1280px) 302px, (min-width: 900px) 23vw, 46vw", mostPixels: 640 };
const rowSize = {
  sizes: "(min-width: 1280px) 302px, (min-width: 900px) 23vw, (min-width: 600px) 34vw, 62vw",
  mostPixels: 640,
};

/** A room: its picture with every lamp in it to buy, its light to mix, how to light it, and what suits it. */
export function RoomView(props: {
  /** Last part of its address. */
  readonly room: string;
  readonly content: RoomPage;
  readonly products: RoomProducts;
  /** What delivery costs now; undefined where it is not known. */
  readonly tiers: readonly DeliveryTierRow[] | undefined;
  readonly hasFeesByState: boolean;
  /** Rate of VAT now; left out while it is not known. */
  readonly vatPerThousand: number | undefined;
}) {
  const { room, content, products, tiers, hasFeesByState, vatPerThousand } = props;
  const scene = roomScenes[room];
  const layers = roomLayers[room];
  const evenings = roomEvenings[room];
  if (scene === undefined || layers === undefined) return null;
  return (
    <>
      <Container>
        <div className={css.trail}>
          <PageTrail entries={[routes.inspiration, { name: content.title }]} />
        </div>
        <div className={css.head}>
          <h1>{content.title}</h1>
          <p className={css.intro}>{content.intro}</p>
        </div>
        <RoomStage
          picture={
            <Picture
              source={scene}
              alt={copy.pictureAlt(content.room)}
              size={sceneSize}
              isFirst
              isNeverDimmed
            />
          }
          hotspots={<RoomHotspots hotspots={products.things.map(hotspotOf)} />}
          basket={
            <RoomBasket
              lines={products.things.flatMap(linesOf)}
              tiers={otherTiers(tiers)}
              hasFeesByState={hasFeesByState}
              vatPerThousand={vatPerThousand}
            />
          }
          mixer={{
            room: content.room,
            layers,
            fittings: roomFittings(products.things, layers),
            scenes: content.scenes,
          }}
        />
      </Container>
      <Section labelledBy="tips">
        <SectionHeading
          id="tips"
          title={copy.tips}
          // The uses that rooms are planned for have the names of these pages.
          more={{ label: copy.plan, href: `${routes.roomPlanner.href}?use=${room}` }}
          Link={IntentLink}
        />
        <div className={css.lighting}>
          {evenings && (
            <LampsSlider
              off={
                <Picture
                  source={evenings.off}
                  alt={copy.lampsOffAlt(content.room)}
                  size={compareSize}
                  isNeverDimmed
                />
              }
              on={
                <Picture
                  source={evenings.on}
                  alt={copy.lampsOnAlt(content.room)}
                  size={compareSize}
                  isNeverDimmed
                />
              }
              caption={copy.compareCaption}
            />
          )}
          <ol className={css.tips} role="list">
            {content.tips.map((tip) => (
              <li key={tip} className={css.tip}>
                {tip}
              </li>
            ))}
          </ol>
        </div>
      </Section>
      {products.also.length > 0 && (
        <Section labelledBy="also">
          <SectionHeading
            id="also"
            title={copy.also}
            more={{
              label: copy.allOf(content.room),
              href: categoryPath({ id: content.category, urlKey: room }),
            }}
            Link={IntentLink}
          />
          <ProductRow
            label={copy.also}
            cards={productCards(products.also, products.attributes, { pictureSize: rowSize })}
          />
        </Section>
      )}
      <OtherRooms room={room} />
    </>
  );
}

function OtherRooms({ room }: { readonly room: string }) {
  return (
    <Section labelledBy="others">
      <SectionHeading id="others" title={copy.others} more={allIdeas} Link={IntentLink} />
      <ul className={css.others} role="list">
        {ideasPlaces
          .filter(({ href }) => !href.endsWith(`/${room}`))
          .map(({ name, href }) => {
            const source = roomScenes[href.slice(href.lastIndexOf("/") + 1)];
            return (
              <li key={href}>
                <PictureTile
                  name={name}
                  href={href}
                  shape="scene"
                  picture={source && <Picture source={source} alt="" size={tileSize} />}
                  Link={IntentLink}
                />
              </li>
            );
          })}
      </ul>
    </Section>
  );
}

const allIdeas = { label: routes.inspiration.name, href: routes.inspiration.href };

function hotspotOf({ item, placed, lamps }: RoomThing): Hotspot {
  const [picture] = item.media_gallery;
  return {
    sku: item.sku,
    name: item.name,
    href: item.urlPath,
    picture: picture && <Picture source={picture} alt="" size={thumbnailSize} />,
    kobo: addKobo(
      timesKobo(pricesOf(item).now, placed.pieces),
      ...(lamps === null ? [] : [timesKobo(pricesOf(lamps.item).now, lamps.pieces)]),
    ),
    pieces: placed.pieces,
    ...(lamps !== null && {
      lamps: { sku: lamps.item.sku, name: lamps.item.name, pieces: lamps.pieces },
    }),
    isInStock: item.stock_status !== "OUT_OF_STOCK" && lamps?.item.stock_status !== "OUT_OF_STOCK",
    x: placed.x,
    y: placed.y,
  };
}

/** A product's line, and that of the lamps without which it gives no light. */
function linesOf({ item, placed, lamps }: RoomThing): BasketLine[] {
  return [
    lineOf(item, placed.pieces),
    ...(lamps === null ? [] : [{ ...lineOf(lamps.item, lamps.pieces), lampsFor: placed.label ?? item.name }]),
  ];
}

function lineOf(item: RoomThing["item"], quantity: number): BasketLine {
  const [picture] = item.media_gallery;
  return {
    sku: item.sku,
    name: item.name,
    href: item.urlPath,
    quantity,
    unitKobo: pricesOf(item).now,
    isInStock: item.stock_status !== "OUT_OF_STOCK",
    picture: picture && <Picture source={picture} alt="" size={thumbnailSize} />,
  };
}
