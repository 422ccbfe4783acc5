/// <reference path="./font-files.d.ts" />
import type { ShopLook } from "@precise/contract/shop/look";
import figtree from "@precise/ui/fonts/figtree.woff2";
import fraunces from "@precise/ui/fonts/fraunces.woff2";
import "./web-fonts.css";

/**
 * Asks for the files that a page in this look needs, before its style sheet names them: the face of texts, and the house's face of
 * headings unless the shop chose another. Elements of the document: a hint of `preload()` is lost in the first answer of a process.
 */
export function WebFonts({ look }: { readonly look: Pick<ShopLook, "face"> | undefined }) {
  const files = (look?.face ?? "fraunces") === "fraunces" ? [fraunces, figtree] : [figtree];
  return files.map((file) => (
    <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
  ));
}
