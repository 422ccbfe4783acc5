"use no memo";
import { imageAttributes, type PictureSource } from "../pictures/image-attributes.ts";
import type { PictureSize } from "../pictures/picture-size.ts";
import { PictureElement } from "./picture-element.tsx";

/**
 * A picture of the catalogue, or one of our own, in the sizes that it is shown in.
 * @param alt empty where the text beside it says the same
 * @param isFirst the one picture of a page that is fetched at once
 * @param isNeverDimmed shown as it is while the lights are off
 */
export function Picture(props: {
  readonly source: PictureSource;
  readonly alt: string;
  readonly size: PictureSize;
  readonly isFirst?: boolean;
  readonly isNeverDimmed?: boolean;
}) {
  const { source, alt, size, isFirst = false, isNeverDimmed = false } = props;
  return (
    <PictureElement
      image={imageAttributes(source, size)}
      sizes={size.sizes}
      alt={alt}
      colour={source.colour}
      isFirst={isFirst}
      isNeverDimmed={isNeverDimmed}
    />
  );
}
