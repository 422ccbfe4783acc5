import type { PictureSource } from "@precise/web/pictures/image-attributes";
import type { StaticImageData } from "next/image";
import hero from "./hero.webp";
import heroOff from "./hero-off.webp";
import heroTall from "./hero-tall.webp";
import heroTallOff from "./hero-tall-off.webp";
import bedroom from "./room-bedroom.webp";
import dining from "./room-dining.webp";
import kitchen from "./room-kitchen.webp";
import living from "./room-living.webp";
import office from "./room-office.webp";

/** The room of the home page with its lamps lit and out, wide and for upright screens: one camera for each shape. */
export const heroPictures = {
  on: { wide: sourceOf(hero, "#483428"), tall: sourceOf(heroTall, "#442c1b") },
  off: { wide: sourceOf(heroOff, "#443c3c"), tall: sourceOf(heroTallOff, "#332a28") },
} as const;

/** Scenes of rooms by the urlKey of their category; a room without one shows its category's picture. */
export const roomScenes: Readonly<Record<string, PictureSource>> = {
  living: sourceOf(living, "#bba48a"),
  dining: sourceOf(dining, "#555848"),
  bedroom: sourceOf(bedroom, "#a8886a"),
  kitchen: sourceOf(kitchen, "#a99a87"),
  office: sourceOf(office, "#c9b898"),
};

/** @param colour dominant colour of the picture */
function sourceOf({ src, width, height }: StaticImageData, colour: string): PictureSource {
  return { imageUrl: src, width, height, colour };
}
