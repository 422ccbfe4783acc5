import type { PictureSource } from "@precise/web/pictures/image-attributes";
import type { StaticImageData } from "next/image";
import bulbs from "./guide-bulbs.webp";
import cordless from "./guide-cordless.webp";
import dimmers from "./guide-dimmers.webp";
import outdoor from "./guide-outdoor.webp";
import { roomScenes } from "./own-pictures.ts";

/** What a page that is read may show, by the name that content files use: a room, or a few lights side by side. */
export const pagePictures: Readonly<Record<string, PictureSource>> = {
  ...roomScenes,
  bulbs: sourceOf(bulbs, "#e9e4d8"),
  cordless: sourceOf(cordless, "#e7e0d3"),
  dimmers: sourceOf(dimmers, "#dcd8d0"),
  outdoor: sourceOf(outdoor, "#c4beb5"),
};

/** @param colour dominant colour of the picture */
function sourceOf({ src, width, height }: StaticImageData, colour: string): PictureSource {
  return { imageUrl: src, width, height, colour };
}
