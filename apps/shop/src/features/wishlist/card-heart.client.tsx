"use client";
import { productPath } from "@precise/contract/product-url";
import { WishHeart } from "./wish-heart.client.tsx";

/** The heart of a card. The article number ends the address, behind the name's slug: a card need not carry it once more. */
export function CardHeart({ href, name }: { readonly href: string; readonly name: string }) {
  return <WishHeart sku={href.slice(productPath({ name, sku: "" }).length)} name={name} />;
}
