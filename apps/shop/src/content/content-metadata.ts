import type { Metadata } from "next";
import { roomScenes } from "../shell/own-pictures.ts";
import { shareMetadata } from "../shell/share-metadata.ts";
import { withFigures } from "./figures.ts";

/** Title, description, address and picture for sharing of a page that is read. @param room whose picture it shows */
export function contentMetadata(
  page: { readonly title: string; readonly description: string },
  path: `/${string}`,
  room?: string,
): Metadata {
  const description = withFigures(page.description);
  const metadata = shareMetadata({ title: page.title, description, path });
  const scene = room === undefined ? undefined : roomScenes[room];
  if (scene === undefined) return metadata;
  const { imageUrl, width, height } = scene;
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images: [{ url: imageUrl, width, height, alt: page.title }] },
  };
}
