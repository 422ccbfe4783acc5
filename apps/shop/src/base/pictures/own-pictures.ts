import { dictionary } from "@precise/cart-core/dictionary";
import type { PictureSource } from "@precise/web/pictures/image-attributes";
import type { StaticImageData } from "next/image";
import hero from "./hero.webp";
import heroTall from "./hero-tall.webp";
import bedroom from "./room-bedroom.webp";
import dining from "./room-dining.webp";
import kitchen from "./room-kitchen.webp";
import living from "./room-living.webp";
import office from "./room-office.webp";

/** The room of the home page with its lamps lit, wide and for upright screens: one camera for each shape. */
export const heroPictures = {
  wide: pictureSourceOf(hero, "#483428"),
  tall: pictureSourceOf(heroTall, "#442c1b"),
} as const;

/** Scenes of rooms by the urlKey of their category; a room without one shows its category's picture. */
export const roomScenes: Readonly<Record<string, PictureSource>> = dictionary({
  living: pictureSourceOf(living, "#bba48a"),
  dining: pictureSourceOf(dining, "#555848"),
  bedroom: pictureSourceOf(bedroom, "#a8886a"),
  kitchen: pictureSourceOf(kitchen, "#a99a87"),
  office: pictureSourceOf(office, "#c9b898"),
});

/** @param colour dominant colour of the picture */
export function pictureSourceOf({ src, width, height }: StaticImageData, colour: string): PictureSource {
  return { imageUrl: src, width, height, colour };
}
