import { getImageProps } from "next/image";
import { heroPictures } from "./own-pictures.ts";
import { picture } from "./picture.css.ts";

const upright = "(max-width: 599px)";

/** The home page's picture: the wide one, or its right half where the screen stands upright. Fetched at once. */
export function HeroPicture() {
  const { wide, tall } = heroPictures;
  const shared = { alt: "", loading: "eager", quality: 75 } as const;
  const { props: tallImage } = getImageProps({
    ...shared,
    src: tall.imageUrl,
    width: tall.width,
    height: tall.height,
    sizes: "100vw",
  });
  const { props: wideImage } = getImageProps({
    ...shared,
    src: wide.imageUrl,
    width: wide.width,
    height: wide.height,
    sizes: "100vw",
  });
  return (
    <picture>
      <source media={upright} srcSet={tallImage.srcSet} sizes="100vw" />
      <img
        {...wideImage}
        alt=""
        className={picture}
        decoding="sync"
        fetchPriority="high"
        style={{ backgroundColor: wide.colour }}
      />
    </picture>
  );
}
