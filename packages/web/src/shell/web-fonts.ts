/// <reference path="./font-files.d.ts" />
import type { ShopLook } from "@precise/contract/shop/look";
import figtree from "@precise/ui/fonts/figtree.woff2";
import fraunces from "@precise/ui/fonts/fraunces.woff2";
import { preload } from "react-dom";
import "./web-fonts.css";

/**
 * Asks for the files that a page in this look needs, before its style sheet names them: the face of texts, and the house's face of
 * headings unless the shop chose another.
 */
export function preloadFaces(look: ShopLook | undefined): void {
  const files = (look?.face ?? "fraunces") === "fraunces" ? [fraunces, figtree] : [figtree];
  for (const file of files) preload(file, { as: "font", type: "font/woff2", crossOrigin: "" });
}
