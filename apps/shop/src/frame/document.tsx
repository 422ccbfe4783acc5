import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { WebDocument } from "@precise/web/components/web-document";
import type { ReactNode } from "react";
import { thirdPartyScripts } from "#shop/base/env.ts";
import { ConsentGate } from "#shop/features/consent/consent-gate.client.tsx";

/** The document round every page of the shop, with its styles and the question for scripts of others. */
export function ShopDocument({ children }: { readonly children: ReactNode }) {
  const scripts = thirdPartyScripts();
  return (
    <WebDocument>
      {children}
      {Object.keys(scripts).length > 0 && <ConsentGate scripts={scripts} />}
    </WebDocument>
  );
}
