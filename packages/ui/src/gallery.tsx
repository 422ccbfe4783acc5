import { Stack } from "./components/layout/layout.tsx";
import { GalleryCart } from "./gallery-cart.tsx";
import { GalleryControlSet } from "./gallery-control-set.client.tsx";
import { GalleryFrame } from "./gallery-frame.tsx";
import { GalleryProducts } from "./gallery-products.tsx";
import { Part } from "./gallery-samples.tsx";
import { TradeGallery } from "./gallery-trade.client.tsx";
import { GalleryWords } from "./gallery-words.tsx";

/** Every component and block with sample values, in the current theme. For developers. */
export function Gallery() {
  return (
    <Stack gap={48}>
      <GalleryFrame />
      <GalleryControlSet />
      <GalleryWords />
      <GalleryProducts />
      <GalleryCart />
      <Part title="Trade">
        <TradeGallery />
      </Part>
    </Stack>
  );
}
