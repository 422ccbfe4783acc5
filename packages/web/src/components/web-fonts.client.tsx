/// <reference path="./font-files.d.ts" />
"use client";

import type { ShopLook } from "@precise/contract/shop/look";
import figtree from "@precise/ui/fonts/figtree.woff2";
import fraunces from "@precise/ui/fonts/fraunces.woff2";
import { preload } from "react-dom";
import "./web-fonts.css";

/**
 * Asks for the files that a page in this face needs, before its style sheet names them: the face of texts, and the house's face of
 * headings unless the shop chose another. Of the client: a hint of the server's is lost in the first answer of a process.
 */
export function WebFonts({ face = "fraunces" }: { readonly face?: ShopLook["face"] | undefined }) {
  const files = face === "fraunces" ? [fraunces, figtree] : [figtree];
  for (const file of files) preload(file, { as: "font", type: "font/woff2", crossOrigin: "" });
  return null;
}
