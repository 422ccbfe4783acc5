import { themeScript } from "@precise/ui/styles/theme-script";
import type { ReactNode } from "react";
import { fraunces } from "../shell/fraunces.ts";

/** The document round every page: language, headings' font, and the theme before anything is painted. */
export function WebDocument({ children }: { readonly children: ReactNode }) {
  return (
    // The script below sets the theme before React sees the element.
    <html lang="en-NG" className={fraunces.variable} suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: it runs before the body is read. */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
