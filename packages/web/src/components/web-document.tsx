import { themeScript } from "@precise/ui/styles/theme-script";
import type { ReactNode } from "react";
import { holdScript } from "../shell/hold-script.ts";
import { figtree, fraunces } from "../shell/web-fonts.ts";
import { ListeningMark } from "./listening-mark.client.tsx";

/**
 * The document round every page: language, fonts, the theme before anything is painted, and the mark that React
 * listens.
 * @param loader address of the script that carries what must not wait for React, and replays what was pressed before
 */
export function WebDocument(props: { readonly loader?: string | undefined; readonly children: ReactNode }) {
  const { loader, children } = props;
  return (
    // The script below sets the theme before React sees the element.
    <html lang="en-NG" className={`${fraunces.variable} ${figtree.variable}`} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: it runs before the body is read. */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above. */}
        {loader && <script dangerouslySetInnerHTML={{ __html: holdScript }} />}
        {loader && <script async src={loader} />}
      </head>
      <body>
        {children}
        <ListeningMark />
      </body>
    </html>
  );
}
