import type { Metadata } from "next";
import { pagePictures } from "../pictures/page-pictures.ts";
import { shareMetadata } from "../seo/share-metadata.ts";
import { withFigures } from "./figures.ts";

/** Title, description, address and picture for sharing of a page that is read. @param picture name of the picture that it shows */
export function contentMetadata(
  page: { readonly title: string; readonly description: string },
  path: `/${string}`,
  picture?: string,
): Metadata {
  const description = withFigures(page.description);
  const metadata = shareMetadata({ title: page.title, description, path });
  const scene = picture === undefined ? undefined : pagePictures[picture];
  if (scene === undefined) return metadata;
  const { imageUrl, width, height } = scene;
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images: [{ url: imageUrl, width, height, alt: page.title }] },
  };
}
