import type { MediaEntry } from "@precise/contract/product";
import { getImageProps } from "next/image";
import type { ImageAttributes, PictureSize } from "./picture-size.ts";
import { usefulCandidates } from "./useful-candidates.ts";

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
