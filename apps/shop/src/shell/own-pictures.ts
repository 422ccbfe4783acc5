import type { PictureSource } from "@precise/web/pictures/image-attributes";
import type { StaticImageData } from "next/image";
import hero from "./pictures/hero.webp";
import heroTall from "./pictures/hero-tall.webp";
import bedroom from "./pictures/room-bedroom.webp";
import dining from "./pictures/room-dining.webp";
import kitchen from "./pictures/room-kitchen.webp";
import living from "./pictures/room-living.webp";
import office from "./pictures/room-office.webp";

/** The dusk picture of the home page, wide, and its right half for upright screens. */
export const heroPictures = { wide: sourceOf(hero, "#946e4b"), tall: sourceOf(heroTall, "#9d7550") } as const;

/** Scenes of rooms by the urlKey of their category; a room without one shows its category's picture. */
export const roomScenes: Readonly<Record<string, PictureSource>> = {
  living: sourceOf(living, "#b1987a"),
  dining: sourceOf(dining, "#8c7e63"),
  bedroom: sourceOf(bedroom, "#b99876"),
  kitchen: sourceOf(kitchen, "#8f826d"),
  office: sourceOf(office, "#baa482"),
};

/** @param colour dominant colour of the picture */
function sourceOf({ src, width, height }: StaticImageData, colour: string): PictureSource {
  return { imageUrl: src, width, height, colour };
}
