import { dictionary } from "@precise/cart-core/dictionary";
import type { PictureSource } from "@precise/web/pictures/image-attributes";
import { pictureSourceOf, roomScenes } from "./own-pictures.ts";
import brightness from "./share-guide-brightness.png";
import bulbs from "./share-guide-bulbs.png";
import colour from "./share-guide-colour.png";
import cordless from "./share-guide-cordless.png";
import dimmers from "./share-guide-dimmers.png";
import outdoor from "./share-guide-outdoor.png";

/** Of drawings on paper. */
const paper = "#f3eee6";

/**
 * What a page that is read may show, by the name that content files use: a room, or a drawing. Of drawings these are the
 * pictures for sharing; the page itself draws them (`drawings/guide-drawings.tsx`).
 */
export const pagePictures: Readonly<Record<string, PictureSource>> = dictionary({
  ...roomScenes,
  brightness: pictureSourceOf(brightness, paper),
  bulbs: pictureSourceOf(bulbs, paper),
  colour: pictureSourceOf(colour, paper),
  cordless: pictureSourceOf(cordless, paper),
  dimmers: pictureSourceOf(dimmers, paper),
  outdoor: pictureSourceOf(outdoor, paper),
});
