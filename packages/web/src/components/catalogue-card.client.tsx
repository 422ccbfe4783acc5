"use client";

import type { Kobo } from "@precise/cart-core/money";
import type { StockStatus } from "@precise/contract/product";
import type { Finish } from "@precise/ui/blocks/product/finish-swatches";
import { ProductCard } from "@precise/ui/blocks/product/product-card";
import type { ComponentType } from "react";
import type { ImageAttributes } from "../pictures/picture-size.ts";
import { type SrcSetPattern, srcSetOf } from "../pictures/src-set-pattern.ts";
import { IntentLink } from "./intent-link.client.tsx";
import { PictureElement } from "./picture-element.tsx";

/** A product's card as plain values. */
export interface CardContent {
  /** Plain and matched pieces in turn where it contains words of a search. */
  readonly name: string | readonly string[];
  /** The whole name ends with the finish, which has a line of its own. */
  readonly isNamedWithFinish?: true;
  readonly href: string;
  readonly facts: readonly string[];
  readonly kobo: Kobo;
  readonly wasKobo?: Kobo;
  readonly finishes: readonly Finish[];
  readonly stockStatus: StockStatus;
  readonly image?: PackedImage;
  readonly colour?: string | undefined;
}

/** A picture with its srcsets as short as they go. */
export interface PackedImage extends Omit<ImageAttributes, "srcSet" | "night"> {
  readonly candidates: SrcSetPattern | string;
  readonly night?: SrcSetPattern | string;
}

/**
 * A product's card. It needs no browser, and yet is a client component: a page carries the rendered elements of its
 * server components a second time, for hydration. Of a card's values alone it carries a third of that, and a listing has
 * two dozen cards.
 */
export function CatalogueCard(props: {
  readonly content: CardContent;
  readonly sizes: string;
  readonly isFirst: boolean;
  readonly headingLevel: 2 | 3;
  /** Lies over the picture's corner. */
  readonly Corner?: ComponentType<{ readonly href: string; readonly name: string }>;
}) {
  const { content, sizes, isFirst, headingLevel, Corner } = props;
  const { image, colour, name, isNamedWithFinish = false, ...card } = content;
  const shortName = typeof name === "string" ? name : name.join("");
  const wholeName = isNamedWithFinish ? `${shortName}, ${card.finishes[0]?.label}` : shortName;
  return (
    <ProductCard
      {...card}
      fullName={isNamedWithFinish ? wholeName : undefined}
      name={typeof name === "string" ? name : <MarkedName pieces={name} />}
      picture={
        image && (
          <PictureElement image={withSrcSet(image)} sizes={sizes} alt="" colour={colour} isFirst={isFirst} />
        )
      }
      Link={IntentLink}
      headingLevel={headingLevel}
      corner={Corner && <Corner href={card.href} name={wholeName} />}
    />
  );
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
