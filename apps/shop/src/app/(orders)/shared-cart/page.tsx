import "cart-stylesheet";
import { sharedCartPage } from "@precise/cart-core/shared-lines";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { canonicalOrigin } from "#shop/base/env.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { loadCompany, loadShopName } from "#shop/base/server/company.ts";
import { cartNameOf } from "#shop/features/buying/lines/cart-name.ts";
import { sharedCartPath } from "#shop/features/buying/lines/shared-cart-path.ts";
import { cartProblemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { loadSharedCart, sharedCartItems } from "#shop/features/buying/shared-cart/shared-cart.data.ts";
import { sharedCartCopy } from "#shop/features/buying/shared-cart/shared-cart-copy.ts";
import { previewText } from "#shop/features/buying/shared-cart/shared-cart-texts.ts";
import { SharedCartView } from "#shop/features/buying/shared-cart/shared-cart-view.tsx";

type Props = PageProps<"/shared-cart">;

/** What a messenger shows of the link. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { line, name } = await searchParams;
  const cart = await sharedCartItems(line);
  const items = cart?.items ?? [];
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const named = cartNameOf(name);
  const title =
    named ??
    (pieces > 0 ? sharedCartCopy.previewTitle(pieces, await loadShopName()) : sharedCartCopy.pageTitle);
  const shared = await shareMetadata({
    title,
    description: pieces > 0 ? previewText(items) : sharedCartCopy.previewText,
    path: cart === null ? sharedCartPage : sharedCartPath(cart.lines, named),
    imageUrl: items[0]?.product.media_gallery[0]?.imageUrl,
  });
  // The shop's name is in it already, where the cart has none of its own.
  const tab = named === null && pieces > 0 ? { absolute: title } : title;
  return { ...shared, title: tab, robots: { index: false } };
}

/** A cart shared by its link. It changes nothing: taking it is a post. */
export default async function SharedCartPage({ searchParams }: Props) {
  const { line, name, problem, of } = await searchParams;
  return (
    <Container>
      <SharedCartView
        state={await loadSharedCart(line)}
        problem={typeof problem === "string" ? cartProblemOf(problem) : null}
        name={cartNameOf(name)}
        origin={canonicalOrigin()}
        isWishlist={of === "wishlist"}
        terms={await loadCompany().catch(() => null)}
      />
    </Container>
  );
}
