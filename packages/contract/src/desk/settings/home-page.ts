import * as z from "zod/mini";
import { homeSections } from "../../shop/home-page.ts";
import { eachOnce, line } from "../../wire/text.ts";
import { deskPicture } from "../products/pictures.ts";
import { homeTextFields, homeTextNames } from "./home-texts.ts";

const picture = {
  /** As the upload of pictures answered. */
  path: z.string().check(z.regex(/^\/media\/[0-9a-f]{16}\/[a-z0-9-]{1,80}\.webp$/)),
  /** As pages show it, wide and upright: the API's own, whatever a caller says. */
  wide: z.optional(deskPicture),
  tall: z.optional(deskPicture),
};

/** Pixels that the picture of the home page has at least, so that no screen shows it blurred. */
export const leastHero = { width: 1_200, height: 600 } as const;

/** A row of more is not looked through. */
export const mostFeatured = 12;

/** Everything of the home page, each entry kept on its own; what is not set is as the shop has it of its own. @source decision 107 */
export const homeFields = {
  ...homeTextFields,
  /** The picture behind the headline; its alternative text is empty where it only decorates. */
  hero: z.strictObject({ ...picture, alt: line(0, 150) }),
  /** The same with the lights off; without it the first stays. */
  hero_night: z.strictObject(picture),
  /** Those that are shown, in their order. */
  sections: z.strictObject({
    order: z.array(z.enum(homeSections, { error: `must be one of ${homeSections.join(", ")}` })).check(
      z.minLength(1, { error: "must have a section" }),
      z.refine((order) => new Set(order).size === order.length, {
        error: "must have each section once at most",
      }),
    ),
  }),
  /** Item numbers, in their order. */
  featured: z.strictObject({
    skus: z
      .array(line(1, 64))
      .check(
        z.minLength(1, { error: "must have an article" }),
        z.maxLength(mostFeatured, { error: `must have ${mostFeatured} articles at most` }),
        eachOnce("must be another article: this one is there already"),
      ),
  }),
} as const;

/** How each is called at the desk. */
export const homeNames = {
  ...homeTextNames,
  hero: "Picture",
  hero_night: "Picture for lights off",
  sections: "Sections",
  featured: "Featured lights",
} as const satisfies Readonly<Record<keyof typeof homeFields, string>>;

export type HomeField = keyof typeof homeFields;
export type HomeValues = { [Field in HomeField]: z.infer<(typeof homeFields)[Field]> };

export function isHomeField(key: string): key is HomeField {
  return Object.hasOwn(homeFields, key);
}
