import type { ShopLook } from "@precise/contract/shop/look";
import { lookStyle } from "@precise/ui/styles/look-style";
import { themeScript } from "@precise/ui/styles/theme-script";
import type { ReactNode } from "react";
import { holdScript } from "../shell/hold-script.ts";
import { ListeningMark } from "./listening-mark.client.tsx";
import { WebFonts } from "./web-fonts.client.tsx";

/**
 * The document round every page: language, fonts, the theme before anything is painted, and the mark that React
 * listens.
 * @param look the shop's own; undefined where it looks as the house does
 * @param loader address of the script that carries what must not wait for React, and replays what was pressed before
 */
export function WebDocument(props: {
  readonly look: ShopLook | undefined;
  readonly loader?: string | undefined;
  readonly children: ReactNode;
}) {
  const { look, loader, children } = props;
  return (
    // The script below sets the theme before React sees the element.
    <html lang="en-NG" data-logo={look?.logo && ""} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: it runs before the body is read. */}
      <head>
        <WebFonts face={look?.face} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
        {loader && <script dangerouslySetInnerHTML={{ __html: holdScript }} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of values in the contract's exact forms. */}
        {look && <style dangerouslySetInnerHTML={{ __html: lookStyle(look, (path) => path) }} />}
        {loader && <script async src={loader} />}
      </head>
      <body>
        {children}
        <ListeningMark />
      </body>
    </html>
  );
}
