import { fromWirePrice } from "@precise/cart-core/money";
import type { Attribute } from "@precise/contract/shop/catalogue";
import type { FamilyFinish, ProductItem } from "@precise/contract/shop/product";
import { DimensionDrawing } from "@precise/ui/blocks/product/dimension-drawing";
import { drawingOf } from "@precise/ui/blocks/product/stated-measures";
import type {
  CardArticle,
  CardContent,
  CardFinish,
  PackedImage,
} from "@precise/web/components/catalogue-card-choice";
import { decidingFacts } from "@precise/web/listing/deciding-facts";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import type { ImageAttributes, PictureSize } from "@precise/web/pictures/picture-size";
import { patternOf } from "@precise/web/pictures/src-set-pattern";
import type { ComponentType, ReactNode } from "react";
import { pricesOf } from "#shop/base/amounts.ts";
import { markedPieces } from "./marked-words.ts";
import { nameOfFinish, nameOnCard } from "./name-on-card.ts";
import { shortColour } from "./short-colour.ts";
import { type CardProps, WishableCard } from "./wishable-card.client.tsx";

/** Products or families as the cards of a grid or row. */
export function productCards(
  items: readonly ProductItem[],
  attributes: readonly Attribute[],
  options: {
    /** How wide a card's picture is shown. */
    readonly pictureSize: PictureSize;
    /** The first card's picture is the page's first: on listings, never in rows further down. */
    readonly isFirstEager?: boolean;
    readonly headingLevel?: 2 | 3;
    /** Words of a search, which are marked in the names. */
    readonly searched?: readonly string[];
    /** What shows a card; one with a heart is usual. */
    readonly Card?: ComponentType<CardProps>;
  },
): { key: string; card: ReactNode }[] {
  const { pictureSize, isFirstEager = false, headingLevel = 3, searched = [], Card = WishableCard } = options;
  return items.map((item, place) => ({
    key: item.sku,
    card: (
      <Card
        content={withMarks(cardContent(item, attributes, pictureSize), searched)}
        sizes={pictureSize.sizes}
        isFirst={isFirstEager && place === 0}
        headingLevel={headingLevel}
        drawing={drawingFor(item)}
      />
    ),
  }));
}

/** An article without a picture is shown by its measures. */
function drawingFor({ name, attributes, media_gallery }: ProductItem): ReactNode {
  const measures = media_gallery.length > 0 ? undefined : drawingOf(attributes, []);
  return measures && <DimensionDrawing name={name} measures={measures} views="front" />;
}

function cardContent(item: ProductItem, attributes: readonly Attribute[], size: PictureSize): CardContent {
  const [picture] = item.media_gallery;
  return {
    ...nameOnCard(item),
    ...cardArticle({ ...item, picture }, size),
    facts: decidingFacts(item, attributes),
    finishes: item.finishes.map((finish, place) => cardFinish(finish, place > 0, item, size)),
    ...(item.price_from !== undefined && { leastKobo: fromWirePrice(item.price_from) }),
  };
}

/** A finish of a family with its article; the first is the card's own, and a product's others are only named. */
function cardFinish(
  finish: FamilyFinish,
  isOther: boolean,
  item: ProductItem,
  size: PictureSize,
): CardFinish {
  const { value, label, sku, urlPath, price, picture, special_price, stock_status = "IN_STOCK" } = finish;
  if (!isOther || sku === undefined || urlPath === undefined || price === undefined) return { value, label };
  const own = nameOnCard(item).name;
  const name = nameOfFinish({ label, sku, urlPath, alt: picture?.alt }, own, item.family?.name);
  const article = cardArticle({ sku, urlPath, price, special_price, stock_status, picture }, size);
  return { value, label, article: name === own ? article : { ...article, name } };
}

function cardArticle(
  article: Pick<ProductItem, "sku" | "urlPath" | "price" | "special_price" | "stock_status"> &
    Pick<FamilyFinish, "picture">,
  size: PictureSize,
): CardArticle {
  const { sku, urlPath, picture, stock_status } = article;
  const { now, was } = pricesOf(article);
  return {
    href: urlPath,
    sku,
    kobo: now,
    ...(was === null ? {} : { wasKobo: was }),
    ...(stock_status === "IN_STOCK" ? {} : { stockStatus: stock_status }),
    ...(picture && {
      image: packed(imageAttributes(picture, size)),
      colour: picture.colour && shortColour(picture.colour),
    }),
  };
}

function packed({ srcSet, night, ...size }: ImageAttributes): PackedImage {
  return {
    ...size,
    candidates: patternOf(srcSet) ?? srcSet,
    ...(night && { night: patternOf(night) ?? night }),
  };
}

function withMarks(content: CardContent, searched: readonly string[]): CardContent {
  const pieces = typeof content.name === "string" ? markedPieces(content.name, searched) : [];
  return pieces.length > 1 ? { ...content, name: pieces } : content;
}
