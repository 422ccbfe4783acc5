import type { PictureSource } from "@precise/web/pictures/image-attributes";
import { pictureSourceOf } from "#shop/base/pictures/own-pictures.ts";
import bedroomOff from "./evenings/bedroom-off.webp";
import bedroomOn from "./evenings/bedroom-on.webp";
import diningOff from "./evenings/dining-off.webp";
import diningOn from "./evenings/dining-on.webp";
import kitchenOff from "./evenings/kitchen-off.webp";
import kitchenOn from "./evenings/kitchen-on.webp";
import livingOff from "./evenings/living-off.webp";
import livingOn from "./evenings/living-on.webp";
import officeOff from "./evenings/office-off.webp";
import officeOn from "./evenings/office-on.webp";

/** A room at dusk with every lamp out, and with every lamp on: one camera. How they were made: docs/media.md. */
export const roomEvenings: Readonly<
  Record<string, { readonly off: PictureSource; readonly on: PictureSource }>
> = {
  bedroom: { off: pictureSourceOf(bedroomOff, "#3b3129"), on: pictureSourceOf(bedroomOn, "#997855") },
  dining: { off: pictureSourceOf(diningOff, "#2d2a22"), on: pictureSourceOf(diningOn, "#706046") },
  kitchen: { off: pictureSourceOf(kitchenOff, "#343129"), on: pictureSourceOf(kitchenOn, "#635641") },
  living: { off: pictureSourceOf(livingOff, "#3c342b"), on: pictureSourceOf(livingOn, "#876e52") },
  office: { off: pictureSourceOf(officeOff, "#322f27"), on: pictureSourceOf(officeOn, "#a48c69") },
};
