"use client";
import { CatalogueCard } from "@precise/web/components/catalogue-card.client";
import type { CardProps } from "#shop/features/product-cards/wishable-card.client.tsx";
import { WishHeart } from "#shop/features/wishlist/wish-heart.client.tsx";
import { QuickAdd } from "./quick-add.client.tsx";

/** A family's card: its finishes to choose, its heart, and the button that adds what is shown. */
export function FamilyCard(props: CardProps) {
  return <CatalogueCard {...props} Corner={WishHeart} Action={QuickAdd} />;
}
