import { MissingView } from "#shop/frame/missing-view.tsx";

/** A page that has just lost its product or category; proxy.ts answers all other wrong addresses. */
export default function MissingShopPage() {
  return <MissingView />;
}
