import type { PictureSource } from "@precise/web/pictures/image-attributes";
import { pictureSourceOf } from "#shop/base/pictures/own-pictures.ts";
import type { ColourRoom, ColourStep } from "./colour-steps.ts";
import kitchen2200 from "./stills/kitchen-2200.webp";
import kitchen2700 from "./stills/kitchen-2700.webp";
import kitchen3000 from "./stills/kitchen-3000.webp";
import kitchen4000 from "./stills/kitchen-4000.webp";
import kitchen5000 from "./stills/kitchen-5000.webp";
import kitchen6500 from "./stills/kitchen-6500.webp";
import living2200 from "./stills/living-2200.webp";
import living2700 from "./stills/living-2700.webp";
import living3000 from "./stills/living-3000.webp";
import living4000 from "./stills/living-4000.webp";
import living5000 from "./stills/living-5000.webp";
import living6500 from "./stills/living-6500.webp";
import office2200 from "./stills/office-2200.webp";
import office2700 from "./stills/office-2700.webp";
import office3000 from "./stills/office-3000.webp";
import office4000 from "./stills/office-4000.webp";
import office5000 from "./stills/office-5000.webp";
import office6500 from "./stills/office-6500.webp";

/** The dominant colour while a still loads: that of its walls. */
const wall = { living: "#6b5a46", kitchen: "#3a342a", office: "#8a7f62" } as const;

/**
 * Rooms by night with every lamp on in one colour, made from the layers of the light mixer (docs/media.md).
 */
export const colourStills: Readonly<Record<ColourRoom, Readonly<Record<ColourStep, PictureSource>>>> = {
  living: {
    "2200": pictureSourceOf(living2200, wall.living),
    "2700": pictureSourceOf(living2700, wall.living),
    "3000": pictureSourceOf(living3000, wall.living),
    "4000": pictureSourceOf(living4000, wall.living),
    "5000": pictureSourceOf(living5000, wall.living),
    "6500": pictureSourceOf(living6500, wall.living),
  },
  kitchen: {
    "2200": pictureSourceOf(kitchen2200, wall.kitchen),
    "2700": pictureSourceOf(kitchen2700, wall.kitchen),
    "3000": pictureSourceOf(kitchen3000, wall.kitchen),
    "4000": pictureSourceOf(kitchen4000, wall.kitchen),
    "5000": pictureSourceOf(kitchen5000, wall.kitchen),
    "6500": pictureSourceOf(kitchen6500, wall.kitchen),
  },
  office: {
    "2200": pictureSourceOf(office2200, wall.office),
    "2700": pictureSourceOf(office2700, wall.office),
    "3000": pictureSourceOf(office3000, wall.office),
    "4000": pictureSourceOf(office4000, wall.office),
    "5000": pictureSourceOf(office5000, wall.office),
    "6500": pictureSourceOf(office6500, wall.office),
  },
};
