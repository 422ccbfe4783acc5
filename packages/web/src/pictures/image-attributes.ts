import type { MediaEntry } from "@precise/contract/product";
import { getImageProps } from "next/image";
import type { ImageAttributes, PictureSize } from "./picture-size.ts";
import { usefulCandidates } from "./useful-candidates.ts";

/** A picture of the catalogue, or one of our own in the same form. */
export type PictureSource = Pick<MediaEntry, "imageUrl" | "width" | "height" | "colour">;

/** next/image's attributes of a picture, as far as they are of use. */
export function imageAttributes(
  { imageUrl, width, height }: PictureSource,
  { sizes, mostPixels }: PictureSize,
): ImageAttributes {
  const { props } = getImageProps({ src: imageUrl, alt: "", width, height, sizes });
  return { srcSet: usefulCandidates(props.srcSet ?? "", Math.min(width, mostPixels)), width, height };
}
