import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { WebDocument } from "@precise/web/components/web-document";
import type { ReactNode } from "react";
import { loaderAddresses, thirdPartyScripts } from "#shop/base/env.ts";
import { loadLook } from "#shop/base/server/company.ts";
import { ConsentGate } from "#shop/features/consent/consent-gate.client.tsx";
import { LoadersInDevelopment } from "./loader/loaders-in-development.client.tsx";
import { PreviewBar } from "./preview-bar.tsx";

/**
 * The document round every page of the shop, with its styles, its loader and the question for scripts of others.
 * @source design D26
 */
export async function ShopDocument({ children }: { readonly children: ReactNode }) {
  const scripts = thirdPartyScripts();
  const loaders = loaderAddresses();
  return (
    <WebDocument look={await loadLook()} loader={loaders?.page}>
      <PreviewBar />
      {children}
      {Object.keys(scripts).length > 0 && (
        <>
          <ConsentGate scripts={scripts} />
          {loaders && <script async src={loaders.consent} />}
        </>
      )}
      {loaders === undefined && <LoadersInDevelopment />}
    </WebDocument>
  );
}
