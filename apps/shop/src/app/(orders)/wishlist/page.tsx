import "people-stylesheet";
import type { Metadata } from "next";
import { canonicalOrigin } from "../../../env.ts";
import { loadWishlist } from "../../../features/wishlist/wishlist.data.ts";
import { wishlistCopy } from "../../../features/wishlist/wishlist-copy.ts";
import { WishlistPage } from "../../../features/wishlist/wishlist-page.client.tsx";

export const metadata: Metadata = { title: wishlistCopy.title, robots: { index: false } };

/** Lights that somebody likes. @source SPEC §2 "/wishlist" */
export default async function Wishlist() {
  return <WishlistPage known={await loadWishlist()} origin={canonicalOrigin()} />;
}
