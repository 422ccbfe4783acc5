import * as z from "zod/mini";
import { line } from "../../wire/text.ts";

const one = (text: z.ZodMiniType<string, string>) => z.strictObject({ text });

/** What the home page says, each entry kept on its own; what is not set is as the shop's content file has it. @source decision 101 */
export const homeTextFields = {
  /** Over the picture. */
  headline: one(line(2, 60)),
  /** Under the names of listings, and of a link to the shop. */
  tagline: one(line(2, 120)),
  /** Behind the shop's name, in the tab and in search results. */
  title: one(line(2, 70)),
  /** In search results. */
  description: one(line(20, 300)),
} as const;

/** How each is called at the desk. */
export const homeTextNames = {
  headline: "Headline",
  tagline: "Tagline",
  title: "Title",
  description: "Description",
} as const satisfies Readonly<Record<keyof typeof homeTextFields, string>>;

export type HomeTextField = keyof typeof homeTextFields;

// The keys of a constant of this file.
export const homeTextFieldNames = Object.keys(homeTextFields) as HomeTextField[];
