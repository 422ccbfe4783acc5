const share = "a percentage of a whole";
const ofAmount = "a percentage of an amount, in kobo before and after";
const place = "where something stands in a picture or on a scale";
const century = "the years of a calendar";

/** Files that may multiply or divide by 100, and what for: nothing there turns naira into kobo or back. */
export const hundredths: Readonly<Record<string, string>> = {
  "apps/api/src/main/cli/progress-line.ts": share,
  "apps/api/src/modules/catalogue/desk-import/drop-imports.ts": "a hundredth of the rows at once",
  "apps/desk/src/pictures/crop-stage.tsx": place,
  "apps/shop/src/features/lighting-tools/outage-plan/plan-outage.ts": share,
  "apps/shop/src/features/lighting-tools/running-cost/cost-chart.tsx": place,
  "apps/shop/src/features/messages/send-picture.client.ts": share,
  "apps/shop/src/features/our-record/record-lines.ts": share,
  "apps/shop/src/features/room-ideas/lamps-slider.client.tsx": place,
  "apps/shop/src/features/room-ideas/mix/light-mix.ts": share,
  "apps/shop/src/features/room-ideas/room-hotspots.client.tsx": place,
  "apps/shop/src/features/share-pictures/share-picture.ts": place,
  "packages/cart-core/src/cart/coupon-rules.ts": ofAmount,
  "packages/cart-core/src/delivery/delivery-days.ts": century,
  "packages/cart-core/src/prices/break-limit.ts": ofAmount,
  "packages/cart-core/src/prices/price-change.ts": ofAmount,
  "packages/cart-core/src/prices/price-limit.ts": ofAmount,
  "packages/contract/src/nigeria/public-holidays.ts": century,
  "packages/lighting/src/circuits.ts": share,
  "packages/lighting/src/colour-rendering.ts": share,
  "packages/lighting/src/photometry/ldt.ts": share,
  "packages/ui/src/blocks/product/colour-temperature-scale.tsx": place,
  "packages/ui/src/components/media/lightbox.client.tsx": share,
  "packages/web/src/pictures/image-attributes.ts": share,
};
