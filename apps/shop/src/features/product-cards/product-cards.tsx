import type { Attribute } from "@precise/contract/catalogue";
import type { ProductItem } from "@precise/contract/product";
import type { CardContent, PackedImage } from "@precise/web/components/catalogue-card.client";
import { decidingFacts } from "@precise/web/listing/deciding-facts";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import type { ImageAttributes, PictureSize } from "@precise/web/pictures/picture-size";
import { patternOf } from "@precise/web/pictures/src-set-pattern";
import type { ReactNode } from "react";
import { pricesOf } from "#shop/base/amounts.ts";
import { markedPieces } from "./marked-words.ts";
import { shortColour } from "./short-colour.ts";
import { WishableCard } from "./wishable-card.client.tsx";

/** Products as the cards of a grid or row. */
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
  },
): { key: string; card: ReactNode }[] {
  const { pictureSize, isFirstEager = false, headingLevel = 3, searched = [] } = options;
  return items.map((item, place) => ({
    key: item.sku,
    card: (
      <WishableCard
        content={withMarks(cardContent(item, attributes, pictureSize), searched)}
        sizes={pictureSize.sizes}
        isFirst={isFirstEager && place === 0}
        headingLevel={headingLevel}
      />
    ),
  }));
}

function cardContent(item: ProductItem, attributes: readonly Attribute[], size: PictureSize): CardContent {
  const { now, was } = pricesOf(item);
  const [picture] = item.media_gallery;
  return {
    ...nameOnCard(item),
    href: item.urlPath,
    facts: decidingFacts(item, attributes),
    kobo: now,
    ...(was === null ? {} : { wasKobo: was }),
    finishes: item.finishes,
    stockStatus: item.stock_status,
    ...(picture
      ? {
          image: packed(imageAttributes(picture, size)),
          colour: picture.colour && shortColour(picture.colour),
        }
      : {}),
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

/**
 * The name without the finish that ends it: the finish has a line of its own on the card, and on a phone the name would be
 * cut just where two cards differ.
 */
export function nameOnCard({ name, finishes }: Pick<ProductItem, "name" | "finishes">): {
  name: string;
  isNamedWithFinish?: true;
} {
  const ending = finishes[0] ? `, ${finishes[0].label}` : "";
  return ending !== "" && name.endsWith(ending) && name.length > ending.length
    ? { name: name.slice(0, -ending.length), isNamedWithFinish: true }
    : { name };
}
