"use client";

import { formatNaira } from "@precise/cart-core/money";
import { FinishLinks, type LinkedFinish } from "@precise/ui/blocks/product/finish-links";
import { ProductCard } from "@precise/ui/blocks/product/product-card";
import { type ComponentType, type ReactNode, type TouchEvent, useRef, useState } from "react";
import { announce } from "../listing/announce.ts";
import type { ImageAttributes } from "../pictures/picture-size.ts";
import { type SrcSetPattern, srcSetOf } from "../pictures/src-set-pattern.ts";
import { type CardContent, type PackedImage, type ShownCard, shownCard } from "./catalogue-card-choice.ts";
import { IntentLink } from "./intent-link.client.tsx";
import { lightable } from "./picture.css.ts";
import { PictureElement } from "./picture-element.tsx";

/** What lies over a card's picture and is about the article that it shows. */
type OfArticle = ComponentType<{ readonly sku: string; readonly name: string }>;

/** A finger that moves so far sideways has swiped, in pixels. */
const swipePixels = 40;

/**
 * A product's card. It needs no browser until a finish is chosen, and yet is a client component: a page carries the rendered
 * elements of its server components a second time, for hydration. Of a card's values alone it carries a third of that, and a
 * listing has two dozen cards.
 */
export function CatalogueCard(props: {
  readonly content: CardContent;
  readonly sizes: string;
  readonly isFirst: boolean;
  readonly headingLevel: 2 | 3;
  /** In the place of a picture, where the article has none. */
  readonly drawing?: ReactNode;
  /** Lies over the picture's upper corner. */
  readonly Corner?: OfArticle;
  /** Lies over its lower corner, unless the article is out of stock: the card is one of a grid of families. */
  readonly Action?: OfArticle;
}) {
  const { content, sizes, isFirst, headingLevel, drawing, Corner, Action } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isLit, setLit] = useState(false);
  const shown = shownCard(content, chosen);
  const { image, colour, name, wholeName, finish, href, sku, kobo, wasKobo, leastKobo } = shown;
  const { stockStatus = "IN_STOCK" } = shown;
  const swipe = useSwipe(() => setLit(!isLit));
  const hasFinishes = Action !== undefined && content.finishes.length > 1;
  return (
    <ProductCard
      href={href}
      facts={content.facts}
      kobo={kobo}
      wasKobo={wasKobo}
      leastKobo={leastKobo}
      finishes={Action === undefined ? content.finishes : content.finishes.slice(0, 1)}
      stockStatus={stockStatus}
      fullName={wholeName === name ? undefined : wholeName}
      name={typeof name === "string" ? name : <MarkedName pieces={name} />}
      picture={
        image ? (
          <div className={lightable} data-lit={isLit || undefined}>
            <PictureElement
              image={withSrcSet(image)}
              sizes={sizes}
              alt=""
              colour={colour}
              isFirst={isFirst}
            />
          </div>
        ) : (
          drawing
        )
      }
      Link={IntentLink}
      headingLevel={headingLevel}
      corner={Corner && <Corner sku={sku} name={wholeName} />}
      action={Action && stockStatus !== "OUT_OF_STOCK" && <Action sku={sku} name={wholeName} />}
      choice={
        hasFinishes ? (
          <FinishLinks
            {...linkedFinishes(content, finish)}
            onChoose={({ value }) => {
              setChosen(value);
              announce(newsOf(shownCard(content, value)));
            }}
          />
        ) : undefined
      }
      swipe={Action && swipe}
    />
  );
}

function linkedFinishes(
  content: CardContent,
  shown: ShownCard["finish"],
): { finishes: LinkedFinish[]; chosen: LinkedFinish } {
  const finishes = content.finishes.map(({ value, label, article = content }) => ({
    value,
    label,
    href: article.href,
    isOut: article.stockStatus === "OUT_OF_STOCK",
  }));
  const own = { value: "", label: "", href: content.href, isOut: false };
  return { finishes, chosen: finishes.find(({ value }) => value === shown?.value) ?? own };
}

/** What screen readers hear of a choice: the page changes silently. */
function newsOf({ wholeName, kobo }: ShownCard): string {
  return `${wholeName}, ${formatNaira(kobo)}`;
}

/** Calls back when a finger has moved sideways over an element. */
function useSwipe(onSwipe: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (from.current === undefined || touch === undefined) return;
      const across = Math.abs(touch.clientX - from.current.x);
      if (across > swipePixels && across > 2 * Math.abs(touch.clientY - from.current.y)) onSwipe();
    },
  };
}

function withSrcSet({ candidates, night, ...size }: PackedImage): ImageAttributes {
  return { ...size, srcSet: unpacked(candidates), ...(night && { night: unpacked(night) }) };
}

function unpacked(candidates: SrcSetPattern | string): string {
  return typeof candidates === "string" ? candidates : srcSetOf(candidates);
}

function MarkedName({ pieces }: { readonly pieces: readonly string[] }) {
  return pieces.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have their place in a name and nothing else.
    place % 2 === 0 ? piece : <mark key={place}>{piece}</mark>,
  );
}
