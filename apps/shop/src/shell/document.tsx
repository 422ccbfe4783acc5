import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { themeScript } from "@precise/ui/styles/theme-script";
import type { ReactNode } from "react";
import { thirdPartyScripts } from "../env.ts";
import { ConsentGate } from "../features/consent/consent-gate.client.tsx";
import { fraunces } from "./fraunces.ts";

/** The document round every page: language, styles, headings' font, and the theme before anything is painted. */
export function ShopDocument({ children }: { readonly children: ReactNode }) {
  const scripts = thirdPartyScripts();
  return (
    // The script below sets the theme before React sees the element.
    <html lang="en-NG" className={fraunces.variable} suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {children}
        {Object.keys(scripts).length > 0 && <ConsentGate scripts={scripts} />}
      </body>
    </html>
  );
}
