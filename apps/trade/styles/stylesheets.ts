import { join } from "node:path";
import type { Stylesheets } from "@precise/web/build/stylesheets";

/** The stylesheets of the trade area, made before a build. */
export const stylesheets = {
  app: join(import.meta.dirname, ".."),
  common: "trade",
  extra: [
    // Fetched on first use: the menu's panels, the zoom.
    "later",
    // Quick order, cart, checkout and orders.
    "buying",
  ],
} satisfies Stylesheets;
