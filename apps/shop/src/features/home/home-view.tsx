import { roomsCategoryId, saleCategoryId } from "@precise/contract/shop/category";
import { type HomePage, type HomeSection, homeSections } from "@precise/contract/shop/home-page";
import { categoryPath } from "@precise/contract/wire/product-url";
import { Hero } from "@precise/ui/blocks/page/hero";
import { PictureTile, TileGrid } from "@precise/ui/blocks/page/picture-tile";
import { SectionHeading } from "@precise/ui/blocks/page/section-heading";
import { ProductRow } from "@precise/ui/blocks/product/product-grid";
import { Section } from "@precise/ui/components/layout/layout";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { Picture } from "@precise/web/components/picture";
import { TwinPicture } from "@precise/web/components/picture-element";
import { PictureTwins } from "@precise/web/components/picture-twins";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { categoryPicture } from "@precise/web/pictures/category-picture";
import { imageAttributes, type PictureSource } from "@precise/web/pictures/image-attributes";
import type { PictureSize } from "@precise/web/pictures/picture-size";
import { copy } from "#shop/base/copy.ts";
import { heroPictures, roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { productCards } from "#shop/features/product-cards/product-cards.tsx";
import { FamilyCard } from "#shop/features/product-list/family-card.client.tsx";
import { quickAddFormId } from "#shop/features/product-list/quick-add-form-id.ts";
import { RoomEvening } from "#shop/features/room-ideas/evening/room-evening.tsx";
import type { HomeContent } from "./home.data.ts";
import { HomeHelp } from "./home-help.tsx";
import * as css from "./home-view.css.ts";

/** Full width, on the densest screens too. */
const size = { sizes: "100vw", mostPixels: 2_048 };
/** In between, the wide one would be cut to where words stand on a lamp. */
const upright = "(max-width: 899px)";

/**
 * The home page's picture, wide, and upright for phones and tablets. Fetched at once. Its lamps are lit with the lights off too;
 * the owner's own may have one for then.
 * @source decision 122
 */
function HeroPicture({ set }: { readonly set: HomePage["hero"] }) {
  if (set?.night) {
    return (
      <PictureTwins
        day={<HeroTwin lights="on" shapes={set} alt={set.alt} />}
        night={<HeroTwin lights="off" shapes={set.night} alt={set.alt} />}
      />
    );
  }
  const { wide, tall } = set ?? heroPictures;
  return (
    <picture className={css.heroPicture}>
      <source media={upright} srcSet={imageAttributes(tall, size).srcSet} sizes={size.sizes} />
      <Picture source={wide} alt={set?.alt ?? ""} size={size} isFirst isNeverDimmed />
    </picture>
  );
}

function HeroTwin(props: {
  readonly lights: "on" | "off";
  readonly shapes: { readonly wide: PictureSource; readonly tall: PictureSource };
  readonly alt: string | undefined;
}) {
  const { lights, shapes, alt = "" } = props;
  const { wide, tall } = shapes;
  return (
    <>
      <source media={upright} srcSet={imageAttributes(tall, size).srcSet} sizes={size.sizes} />
      <TwinPicture
        image={imageAttributes(wide, size)}
        sizes={size.sizes}
        alt={alt}
        colour={wide.colour}
        isFirst
        lights={lights}
      />
    </>
  );
}

const rowSize = {
  sizes: "(min-width: 1560px) 352px, (min-width: 900px) 23vw, (min-width: 600px) 34vw, 62vw",
  mostPixels: 704,
};
const tileSize = {
  sizes: "(min-width: 1640px) 240px, (min-width: 900px) 15vw, (min-width: 600px) 31vw, 46vw",
  mostPixels: 600,
};
const smallSceneSize = {
  sizes: "(min-width: 1560px) 477px, (min-width: 900px) 31vw, (min-width: 600px) 44vw, 78vw",
  mostPixels: 954,
};
/** The first two rooms share a row on wide screens; the others stand three in a row. */
const largeSceneSize = {
  sizes: "(min-width: 1560px) 728px, (min-width: 900px) 47vw, (min-width: 600px) 44vw, 78vw",
  mostPixels: 1_456,
};

/** The home page. @param props.sections those that are shown, in their order @source design "Home", decision 107 */
export function HomeView(
  props: HomeContent & {
    readonly headline: string;
    readonly hero: HomePage["hero"];
    readonly sections: HomePage["sections"];
  },
) {
  const { headline, hero, sections = homeSections, ...content } = props;
  return (
    <>
      <Hero
        sentence={headline}
        action={{ label: copy.home.action, href: "/products" }}
        picture={<HeroPicture set={hero} />}
        Link={IntentLink}
      />
      <form id={quickAddFormId} method="post" action="/form/cart/add" hidden />
      {homeSections
        .filter((name) => sections.includes(name))
        .sort((one, other) => sections.indexOf(one) - sections.indexOf(other))
        .map((name) => (
          <HomePart key={name} name={name} {...content} />
        ))}
    </>
  );
}

function HomePart({ name, ...content }: HomeContent & { readonly name: HomeSection }) {
  const { topCategories, rooms, featured, newest, sale, attributes } = content;
  switch (name) {
    case "categories":
      return (
        <Section labelledBy="top-categories">
          <SectionHeading id="top-categories" title={copy.home.categories} />
          <TileGrid
            tiles={topCategories.map((category) => ({
              key: category.urlKey,
              tile: <CategoryTile category={category} />,
            }))}
          />
        </Section>
      );
    case "featured":
      return <Products id="featured" title={copy.home.featured} items={featured} attributes={attributes} />;
    case "rooms":
      return <Rooms rooms={rooms} />;
    case "new":
      return (
        <Products
          id="new"
          title={copy.home.newest}
          more={{ label: copy.home.allNew, href: "/products?sort=newest" }}
          items={newest}
          attributes={attributes}
        />
      );
    case "evening":
      return (
        <Section labelledBy="evening">
          <RoomEvening room="dining" titleId="evening" />
        </Section>
      );
    case "sale":
      return (
        <Products
          id="sale"
          title={copy.home.sale}
          more={{ label: copy.home.allSale, href: `/products/${saleCategoryId}/sale` }}
          items={sale}
          attributes={attributes}
        />
      );
    case "help":
      return <HomeHelp />;
  }
}

function Rooms({ rooms }: Pick<HomeContent, "rooms">) {
  const scenes = rooms.filter(({ urlKey }) => roomScenes[urlKey] !== undefined);
  if (scenes.length === 0) return null;
  return (
    <Section labelledBy="rooms">
      <SectionHeading
        id="rooms"
        title={copy.home.rooms}
        more={{ label: copy.home.allRooms, href: `/products/${roomsCategoryId}/rooms` }}
        Link={IntentLink}
      />
      <ul className={css.scenes} data-later="">
        {scenes.map((room, place) => (
          <li key={room.id} className={css.scene}>
            <CategoryTile category={room} sceneSize={place < 2 ? largeSceneSize : smallSceneSize} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A row of products under its title, with a way to all of them. */
function Products(props: {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly label: string; readonly href: string };
  readonly items: HomeContent["newest"];
  readonly attributes: HomeContent["attributes"];
}) {
  const { id, title, more, items, attributes } = props;
  if (items.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} {...(more && { more })} Link={IntentLink} />
      <ProductRow
        label={title}
        cards={productCards(items, attributes, { pictureSize: rowSize, Card: FamilyCard })}
      />
    </Section>
  );
}

/** A category by its picture; a room by its scene, where we have one. */
function CategoryTile(props: { readonly category: CategoryNode; readonly sceneSize?: PictureSize }) {
  const { category, sceneSize = smallSceneSize } = props;
  const { name, urlKey } = category;
  const scene = roomScenes[urlKey];
  const source = scene ?? categoryPicture(category);
  return (
    <PictureTile
      name={name}
      href={categoryPath(category)}
      shape={scene ? "scene" : "square"}
      picture={source && <Picture source={source} alt="" size={scene ? sceneSize : tileSize} />}
      Link={IntentLink}
    />
  );
}
