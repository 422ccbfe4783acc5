import type { MediaEntry } from "@precise/contract/shop/product";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import type { ImageAttributes, PictureSize } from "@precise/web/pictures/picture-size";
import { fullPath } from "./base-path.ts";

/** Its address; the framework puts it below the base path. */
const optimiser = fullPath("/_next/image");

/** Path under which the trade area has a picture of the catalogue: proxy.ts passes it on to the API. */
export function tradePicturePath(imageUrl: string): `/${string}` {
  return fullPath(imageUrl as `/${string}`);
}

/** A picture of the catalogue in the sizes that it is shown in, from the area's own optimiser. */
export function tradeImage(picture: MediaEntry, size: PictureSize): ImageAttributes {
  const { night } = picture;
  return imageAttributes(
    {
      ...picture,
      imageUrl: tradePicturePath(picture.imageUrl),
      night: night && { ...night, imageUrl: tradePicturePath(night.imageUrl) },
    },
    size,
    optimiser,
  );
}
