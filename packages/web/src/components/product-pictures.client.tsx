"use client";

import { GalleryStrip } from "@precise/ui/blocks/product/gallery-strip.client";
import type { ComponentProps } from "react";
import type { ImageAttributes } from "../pictures/picture-size.ts";
import { PictureElement } from "./picture-element.tsx";

/** A picture of a product as plain values: a page carries them a second time for hydration. */
export interface ProductPicture {
  readonly alt: string;
  /** The picture as it is stored, with all its pixels. */
  readonly href: string;
  readonly nightHref?: string | undefined;
  readonly colour: string | undefined;
  readonly large: ImageAttributes;
  readonly small: ImageAttributes | null;
}

/** A product's pictures; the first is the page's one eager picture. */
export function ProductPictures(props: {
  readonly loadZoom: ComponentProps<typeof GalleryStrip>["loadZoom"];
  readonly pictures: readonly ProductPicture[];
  /** How wide they are shown, as CSS says it. */
  readonly sizes: { readonly large: string; readonly small: string };
}) {
  const { loadZoom, pictures, sizes } = props;
  return (
    <GalleryStrip
      loadZoom={loadZoom}
      pictures={pictures.map(({ alt, href, nightHref, colour, large, small }, place) => ({
        id: `picture-${place + 1}`,
        alt,
        href,
        nightHref,
        width: large.width,
        height: large.height,
        large: (
          <PictureElement image={large} sizes={sizes.large} alt={alt} colour={colour} isFirst={place === 0} />
        ),
        small: small && (
          <PictureElement image={small} sizes={sizes.small} alt="" colour={colour} isFirst={false} />
        ),
      }))}
    />
  );
}
