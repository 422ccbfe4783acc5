import type { PictureSource } from "@precise/web/pictures/image-attributes";
import bulbs from "./guide-bulbs.webp";
import cordless from "./guide-cordless.webp";
import dimmers from "./guide-dimmers.webp";
import outdoor from "./guide-outdoor.webp";
import { pictureSourceOf, roomScenes } from "./own-pictures.ts";

/** What a page that is read may show, by the name that content files use: a room, or a few lights side by side. */
export const pagePictures: Readonly<Record<string, PictureSource>> = {
  ...roomScenes,
  bulbs: pictureSourceOf(bulbs, "#e9e4d8"),
  cordless: pictureSourceOf(cordless, "#e7e0d3"),
  dimmers: pictureSourceOf(dimmers, "#dcd8d0"),
  outdoor: pictureSourceOf(outdoor, "#c4beb5"),
};
