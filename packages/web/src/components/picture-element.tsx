import type { ImageAttributes } from "../pictures/picture-size.ts";
import { picture } from "./picture.css.ts";

/**
 * A picture as an element that fills its place, over its dominant colour until it has come. A plain image needs no script.
 * @param isFirst the one picture of a page that is fetched at once; every other waits until it is near
 */
export function PictureElement(props: {
  readonly image: ImageAttributes;
  readonly sizes: string;
  readonly alt: string;
  readonly colour: string | undefined;
  readonly isFirst: boolean;
}) {
  const { image, sizes, alt, colour, isFirst } = props;
  return (
    // biome-ignore lint/performance/noImgElement: these are next/image's own attributes, without its client component.
    <img
      src={widest(image.srcSet)}
      srcSet={image.srcSet}
      // What is fetched later is on the page by then: browsers that can go by the width that it really has.
      sizes={isFirst ? sizes : `auto, ${sizes}`}
      width={image.width}
      height={image.height}
      alt={alt}
      className={picture}
      {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      style={{ backgroundColor: colour }}
    />
  );
}

/** The address for browsers that know no srcset: one of the same candidates. */
function widest(srcSet: string): string | undefined {
  return srcSet.split(", ").at(-1)?.split(" ")[0];
}
