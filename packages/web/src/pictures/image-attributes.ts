import type { MediaEntry } from "@precise/contract/shop/product";
import { getImageProps } from "next/image";
import type { ImageAttributes, PictureSize } from "./picture-size.ts";

/** A picture of the catalogue, or one of our own in the same form. */
export type PictureSource = Pick<MediaEntry, "imageUrl" | "width" | "height" | "colour" | "night">;

/** next/image's attributes of a picture, as far as they are of use. */
export function imageAttributes(source: PictureSource, size: PictureSize): ImageAttributes {
  const { width, height, night } = source;
  return { srcSet: srcSetOf(source, size), width, height, ...(night && { night: srcSetOf(night, size) }) };
}

function srcSetOf(
  { imageUrl, width, height }: Omit<PictureSource, "night">,
  { sizes, mostPixels, leastPixels }: PictureSize,
): string {
  const { props } = getImageProps({ src: imageUrl, alt: "", width, height, sizes });
  return usefulCandidates(props.srcSet ?? "", Math.min(width, mostPixels), leastPixels);
}

/**
 * The candidates of a srcset up to the first that is wide enough. Wider ones are never chosen or would only be blown up,
 * and on a listing they are a third of the page's text.
 * @param width in pixels: the picture's own, or the most that a screen shows of it
 * @param least in pixels: smaller ones are left out
 */
export function usefulCandidates(srcSet: string, width: number, least = 0): string {
  const all = srcSet.split(", ");
  const large = all.filter((candidate) => widthOf(candidate) >= least);
  const candidates = large.length > 0 ? large : all;
  const enough = candidates.findIndex((candidate) => widthOf(candidate) >= width);
  return (enough < 0 ? candidates : candidates.slice(0, enough + 1)).join(", ");
}

function widthOf(candidate: string): number {
  return Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0);
}
