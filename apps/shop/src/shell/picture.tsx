import type { MediaEntry } from "@precise/contract/product";
import { getImageProps } from "next/image";
import { picture } from "./picture.css.ts";

/** A picture of the catalogue, or one of our own in the same form. */
export type PictureSource = Pick<MediaEntry, "imageUrl" | "width" | "height" | "colour">;

/**
 * A picture that fills its place, over its dominant colour until it has come. Rendered without Next's client component:
 * a plain image needs no script.
 * @param alt empty where the text beside it says the same
 * @param sizes how wide it is shown, as CSS says it to the browser
 * @param isFirst the one picture of a page that is fetched at once; every other waits until it is near
 */
export function Picture(props: {
  readonly source: PictureSource;
  readonly alt: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
}) {
  const { source, alt, sizes, isFirst = false } = props;
  const { imageUrl, width, height, colour } = source;
  const { props: image } = getImageProps({
    src: imageUrl,
    alt,
    width,
    height,
    sizes,
    loading: isFirst ? "eager" : "lazy",
  });
  return (
    // biome-ignore lint/performance/noImgElement: these are next/image's own attributes, without its client component.
    <img
      {...image}
      alt={alt}
      className={picture}
      decoding={isFirst ? "sync" : "async"}
      fetchPriority={isFirst ? "high" : "auto"}
      style={{ backgroundColor: colour }}
    />
  );
}
