import { join } from "node:path";

/** Where the stylesheets lie that are made before a build, and which there are. */
export const stylesheets = {
  folder: join(import.meta.dirname, "generated"),
  /** What every page brings. */
  shop: "shop",
  /**
   * What is brought besides, by `import "<name>-stylesheet"` in a page or in what it loads; listed here, made from all
   * modules that have that line.
   */
  besides: [
    // Fetched when somebody turns to it: panels and questions over the page.
    "later",
    // Room ideas, articles, help, campaigns, legal texts: what is read.
    "reading",
    // Showrooms, appointments and the forms of a service.
    "service",
    // Account, orders, wishlist.
    "people",
  ],
  /** Only what the development gallery needs besides. */
  gallery: "gallery",
} as const;

/**
 * What the names by which modules import the stylesheets stand for. In development the files of an earlier build would
 * lie over the styles that it makes by itself.
 */
export function stylesheetAliases(isDevelopment: boolean): Record<string, string> {
  return Object.fromEntries(
    [stylesheets.shop, ...stylesheets.besides, stylesheets.gallery].map((name) => [
      `${name}-stylesheet`,
      isDevelopment ? "./styles/none.css" : `./styles/generated/${name}.css`,
    ]),
  );
}
