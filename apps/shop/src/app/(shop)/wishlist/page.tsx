import { toComeMetadata } from "../../../features/to-come/to-come-metadata.ts";
import { ToComeView } from "../../../features/to-come/to-come-view.tsx";

export const metadata = toComeMetadata("/wishlist");

export default function WishlistPage() {
  return <ToComeView path="/wishlist" />;
}
