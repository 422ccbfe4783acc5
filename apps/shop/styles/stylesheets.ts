import { join } from "node:path";
import type { Stylesheets } from "@precise/web/build/stylesheets";

/** The stylesheets of the shop, made before a build. */
export const stylesheets = {
  app: join(import.meta.dirname, ".."),
  common: "shop",
  extra: [
    // Loaded on first use: panels and questions over the page.
    "later",
    // The home page.
    "home",
    // Lists of products, and what categories and rooms begin with.
    "landing",
    // A product's page.
    "product",
    // Room ideas, articles, help, campaigns, legal texts: what is read.
    "reading",
    // The light mixer on the room pictures, loaded on first use.
    "mixer",
    // Planning light: rooms, running cost, outages, colour, own lights.
    "tools",
    // Showrooms, appointments and the forms of a service.
    "service",
    // Logging in, registering, My account.
    "account",
    // Orders, wishlist, checkout, pages that an e-mail leads to.
    "people",
    // The question for scripts of others, where some are configured.
    "consent",
    // The cart, our own and a shared one.
    "cart",
  ],
  gallery: "gallery",
} satisfies Stylesheets;
