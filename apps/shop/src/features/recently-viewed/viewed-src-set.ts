import { imageAttributes, type PictureSource } from "@precise/web/pictures/image-attributes";
import { pictureSize } from "./recently-viewed.css.ts";

/** Addresses of a picture as small as the row shows it. */
export function viewedSrcSet(picture: PictureSource): string {
  return imageAttributes(picture, { sizes: `${pictureSize}px`, mostPixels: 2 * pictureSize }).srcSet;
}
