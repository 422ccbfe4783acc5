import * as z from "zod/mini";

/** Sections of the home page under its picture, in the order that holds until the desk sets another. @source design "Home" */
export const homeSections = ["categories", "featured", "rooms", "new", "evening", "sale", "help"] as const;
export type HomeSection = (typeof homeSections)[number];

const picture = z.object({
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, shown while it loads. */
  colour: z.string(),
});
const shapes = z.object({ wide: picture, tall: picture });

/** What of the home page was set at the desk; the rest is the shop's own. @source decision 107 */
export const homePage = z.object({
  headline: z.optional(z.string()),
  tagline: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  hero: z.optional(
    z.object({
      ...shapes.shape,
      alt: z.string(),
      /** The same with the lights off, where there is one. */
      night: z.optional(shapes),
    }),
  ),
  /** Sections that are shown, in their order. A newer API may name one that a page does not know. */
  sections: z.optional(z.array(z.string())),
  /** Item numbers of the lights that the owner chose, in their order. */
  featured: z.optional(z.array(z.string())),
});
export type HomePage = z.infer<typeof homePage>;
