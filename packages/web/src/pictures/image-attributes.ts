import type { MediaEntry } from "@precise/contract/shop/product";
import type { ImageAttributes, PictureSize } from "./picture-size.ts";

/** A picture of the catalogue, or one of our own in the same form. */
export type PictureSource = Pick<MediaEntry, "imageUrl" | "width" | "height" | "colour" | "night">;

/** The widths in pixels that the framework's optimiser serves, at its defaults: below a screen's, and a screen's. @source spec §9 "Image sizes", design D21 */
const smallWidths = [32, 48, 64, 96, 128, 256, 384] as const;
const screenWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
const allWidths = [...smallWidths, ...screenWidths];
export type ImageWidth = (typeof allWidths)[number];

/** Where the shop's optimiser answers; the trade area has its own. */
const shopOptimiser = "/_next/image";

/** Address of a picture at one width, as next/image's own optimiser serves it. */
export function imageAddress(imageUrl: string, width: ImageWidth, optimiser = shopOptimiser): string {
  return `${optimiser}?url=${encodeURIComponent(imageUrl)}&w=${width}&q=75`;
}

/**
 * What next/image says of a picture, as far as it is of use. Computed here: its own code is 2.8 KiB of a page's scripts, and
 * all that we take from it are these addresses.
 * @param optimiser path of the app's own optimiser
 */
export function imageAttributes(
  source: PictureSource,
  size: PictureSize,
  optimiser = shopOptimiser,
): ImageAttributes {
  const { width, height, night } = source;
  const srcSetOf = (picture: Pick<PictureSource, "imageUrl" | "width">) =>
    usefulWidths(picture.width, size)
      .map((each) => `${imageAddress(picture.imageUrl, each, optimiser)} ${each}w`)
      .join(", ");
  return { srcSet: srcSetOf(source), width, height, ...(night && { night: srcSetOf(night) }) };
}

/**
 * The framework's widths up to the first that is wide enough. Wider ones are never chosen or would only be blown up, and on
 * a listing they are a third of the page's text; smaller ones than any screen shows are left out, but never all.
 * @param own width of the picture in pixels
 */
function usefulWidths(
  own: number,
  { sizes, mostPixels, leastPixels = 0 }: PictureSize,
): readonly ImageWidth[] {
  const offered = offeredWidths(sizes);
  const large = offered.filter((width) => width >= leastPixels);
  const widths = large.length > 0 ? large : offered;
  const enough = widths.findIndex((width) => width >= Math.min(own, mostPixels));
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

/** The widths that next/image offers for these sizes: none below the smallest share of the smallest screen. */
function offeredWidths(sizes: string): readonly ImageWidth[] {
  const shares = [...sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g)].map(([, percent]) => Number(percent));
  const least = shares.length === 0 ? 0 : (screenWidths[0] * Math.min(...shares)) / 100;
  return allWidths.filter((width) => width >= least);
}
