"use client";
import { type CardContent, CatalogueCard } from "@precise/web/components/catalogue-card.client";
import { CardHeart } from "#shop/features/wishlist/card-heart.client.tsx";

/** A product's card with its heart. A client component that names the heart itself: else a page would carry it once for each card. */
export function WishableCard(props: {
  readonly content: CardContent;
  readonly sizes: string;
  readonly isFirst: boolean;
  readonly headingLevel: 2 | 3;
}) {
  return <CatalogueCard {...props} Corner={CardHeart} />;
}
