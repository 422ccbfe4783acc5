import type { Metadata } from "next";
import { pagePictures } from "../pictures/page-pictures.ts";
import { shareMetadata } from "../seo/share-metadata.ts";
import { currentFigures } from "./current-figures.ts";
import { withFigures } from "./figures.ts";

/** Title, description, address and picture for sharing of a page that is read. @param picture name of the picture that it shows */
export async function contentMetadata(
  page: { readonly title: string; readonly description: string },
  path: `/${string}`,
  picture?: string,
): Promise<Metadata> {
  const figures = await currentFigures();
  const description = withFigures(page.description, figures);
  const title = withFigures(page.title, figures);
  const metadata = await shareMetadata({ title, description, path });
  const scene = picture === undefined ? undefined : pagePictures[picture];
  if (scene === undefined) return metadata;
  const { imageUrl, width, height } = scene;
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images: [{ url: imageUrl, width, height, alt: title }] },
  };
}
