"use client";
import { CatalogueCard } from "@precise/web/components/catalogue-card.client";
import type { CardContent } from "@precise/web/components/catalogue-card-choice";
import type { ReactNode } from "react";
import { WishHeart } from "#shop/features/wishlist/wish-heart.client.tsx";

/** What every card is made from. */
export interface CardProps {
  readonly content: CardContent;
  readonly sizes: string;
  readonly isFirst: boolean;
  readonly headingLevel: 2 | 3;
  /** In the place of a picture, where the article has none. */
  readonly drawing?: ReactNode;
}

/** A product's card with its heart. A client component that names the heart itself: else a page would carry it once for each card. */
export function WishableCard(props: CardProps) {
  return <CatalogueCard {...props} Corner={WishHeart} />;
}
