import "people-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "../../../env.ts";
import { WishNote } from "../../../features/wishlist/wish-note.tsx";
import { loadWishlist } from "../../../features/wishlist/wishlist.data.ts";
import { wishlistCopy } from "../../../features/wishlist/wishlist-copy.ts";
import { WishlistPage } from "../../../features/wishlist/wishlist-page.client.tsx";

export const metadata: Metadata = { title: wishlistCopy.title, robots: { index: false } };

/** Lights that somebody likes. @source spec §2 "/wishlist" */
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
