import { imageAttributes, type PictureSource } from "@precise/web/pictures/image-attributes";
import { pictureSize } from "./recently-viewed.css.ts";

/** Addresses of a picture, and of its twin by night, as small as the row shows them. */
export function viewedSrcSets(picture: PictureSource): { readonly srcSet: string; readonly night?: string } {
  const size = { sizes: `${pictureSize}px`, mostPixels: 2 * pictureSize };
  const { srcSet, night } = imageAttributes(picture, size);
  return { srcSet, ...(night !== undefined && { night }) };
}
