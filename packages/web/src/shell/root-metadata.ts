import { lightsOff, lightsOn } from "@precise/ui/styles/tokens";
import type { Viewport } from "next";

/** A browser's own edges take the colour of the page. */
export const themedViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: lightsOn.page },
    { media: "(prefers-color-scheme: dark)", color: lightsOff.page },
  ],
};
