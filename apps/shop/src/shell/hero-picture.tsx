import { PictureElement } from "@precise/web/components/picture-element";
import { imageAttributes } from "@precise/web/pictures/image-attributes";
import { heroPictures } from "./own-pictures.ts";

/** Full width, on the densest screens too. */
const size = { sizes: "100vw", mostPixels: 2_048 };
const upright = "(max-width: 599px)";

/** The home page's picture: the wide one, or its right half where the screen stands upright. Fetched at once. */
export function HeroPicture() {
  const { wide, tall } = heroPictures;
  return (
    <picture>
      <source media={upright} srcSet={imageAttributes(tall, size).srcSet} sizes={size.sizes} />
      <PictureElement
        image={imageAttributes(wide, size)}
        sizes={size.sizes}
        alt=""
        colour={wide.colour}
        isFirst
      />
    </picture>
  );
}
