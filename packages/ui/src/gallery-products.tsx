import { naira } from "@precise/cart-core/money";
import { PictureTile, TileGrid } from "./blocks/page/picture-tile.tsx";
import { FinishSwatches } from "./blocks/product/finish-swatches.tsx";
import { Price } from "./blocks/product/price.tsx";
import { ProductCard } from "./blocks/product/product-card.tsx";
import { ProductGrid } from "./blocks/product/product-grid.tsx";
import { SpecTable } from "./blocks/product/spec-table.tsx";
import { StockNote } from "./blocks/product/stock-note.tsx";
import { VariantPicker } from "./blocks/product/variant-picker.tsx";
import { Measure } from "./components/layout/layout.tsx";
import { black, brass, lamp, Part, picture } from "./gallery-samples.tsx";
import { GalleryStripSample } from "./gallery-strip-sample.client.tsx";

/** What shows products. For developers. */
export function GalleryProducts() {
  return (
    <Part title="Products">
      <ProductGrid
        cards={(["IN_STOCK", "LOW_STOCK", "OUT_OF_STOCK"] as const).map((stockStatus) => ({
          key: stockStatus,
          card: (
            <ProductCard
              name={lamp.name}
              href={lamp.href}
              picture={picture}
              facts={["800 lm", "2700 K"]}
              kobo={naira(38_500)}
              wasKobo={stockStatus === "IN_STOCK" ? undefined : naira(45_000)}
              finishes={[brass, black]}
              stockStatus={stockStatus}
            />
          ),
        }))}
      />
      <TileGrid
        tiles={[
          { key: "square", tile: <PictureTile name="Chandeliers" href="#" picture={picture} /> },
          { key: "scene", tile: <PictureTile name="Living" href="#" picture={picture} shape="scene" /> },
        ]}
      />
      <Price kobo={naira(385_000)} wasKobo={naira(450_000)} size="page" showSaving />
      <FinishSwatches finishes={[brass]} />
      <StockNote status="IN_STOCK" />
      <StockNote status="LOW_STOCK" left={3} />
      <StockNote status="OUT_OF_STOCK" />
      <VariantPicker
        title="Finish"
        options={[
          { ...brass, href: "#bb", current: true, soldOut: false, finish: brass.value },
          {
            ...black,
            href: "#mb",
            current: false,
            soldOut: true,
            finish: black.value,
            note: "Out of stock",
          },
        ]}
      />
      <SpecTable
        caption="Specifications"
        rows={[
          { code: "cri", label: "Colour rendering (CRI)", text: "CRI 90" },
          { code: "colour_temperature", label: "Colour temperature", text: "3000 K" },
        ]}
      />
      <Measure>
        <GalleryStripSample
          pictures={[
            {
              id: "sample-picture",
              alt: "A lamp",
              href: "#",
              width: 600,
              height: 600,
              large: picture,
              small: picture,
            },
          ]}
        />
      </Measure>
    </Part>
  );
}
