import "people-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "#shop/base/env.ts";
import { WishNote } from "#shop/features/wishlist/wish-note.tsx";
import { loadWishlist } from "#shop/features/wishlist/wishlist.data.ts";
import { wishlistCopy } from "#shop/features/wishlist/wishlist-copy.ts";
import { WishlistPage } from "#shop/features/wishlist/wishlist-page.client.tsx";

export const metadata: Metadata = { title: wishlistCopy.title, robots: { index: false } };

/** Lights on the wishlist. @source spec §2 "/wishlist" */
export default async function Wishlist({ searchParams }: PageProps<"/wishlist">) {
  const [known, { removed, problem }] = await Promise.all([loadWishlist(), searchParams]);
  return (
    <WishlistPage
      known={known}
      note={<WishNote removed={removed} problem={problem} />}
      origin={canonicalOrigin()}
    />
  );
}
