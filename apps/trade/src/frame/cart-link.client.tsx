"use client";
import { CartIconLink } from "@precise/ui/blocks/header/cart-link";
import type { LinkProps } from "@precise/ui/components/text/link";
import Link from "next/link";
import { copy } from "#trade/base/copy.ts";
import { useCartPieces } from "#trade/features/cart/use-cart-pieces.ts";

/** The way to the trade cart; its name says how much is in it. @source spec §2 "Cart badge" */
export function CartLink() {
  const pieces = useCartPieces();
  return (
    <CartIconLink href="/shopping-cart" name={copy.cart(pieces)} pieces={pieces} Link={WithoutPrefetch} />
  );
}

/** The cart page is rendered for each visit: a prefetched one would be out of date. */
function WithoutPrefetch(props: LinkProps) {
  return <Link prefetch={false} {...props} />;
}
