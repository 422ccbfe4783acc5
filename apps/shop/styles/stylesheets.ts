import { join } from "node:path";

/** Where the stylesheets lie that are made before a build. */
export const stylesheets = {
  folder: join(import.meta.dirname, "generated"),
  shop: "shop.css",
  /** What is fetched when somebody turns to it: panels and questions over the page. */
  later: "later.css",
  /** Only what the development gallery needs besides. */
  gallery: "gallery.css",
} as const;

/**
 * What the names by which layouts import the stylesheets stand for. In development the files of an earlier build would
 * lie over the styles that it makes by itself.
 */
export function stylesheetAliases(isDevelopment: boolean): Record<string, string> {
  const file = (name: string) => (isDevelopment ? "./styles/none.css" : `./styles/generated/${name}`);
  return {
    "shop-stylesheet": file(stylesheets.shop),
    "later-stylesheet": file(stylesheets.later),
    "gallery-stylesheet": file(stylesheets.gallery),
  };
}
