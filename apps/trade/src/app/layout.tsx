import "@precise/ui/styles/global.css";
import "trade-stylesheet";
import { WebDocument } from "@precise/web/components/web-document";
import { lookIcons } from "@precise/web/shell/look-icons";
import { themedViewport } from "@precise/web/shell/root-metadata";
import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { copy } from "#trade/base/copy.ts";
import { loadLook, loadShopName } from "#trade/base/server/company.data.ts";

export async function generateMetadata(): Promise<Metadata> {
  const area = copy.areaName(await loadShopName());
  return {
    title: { default: area, template: `%s · ${area}` },
    description: copy.description(area),
    applicationName: area,
    formatDetection: { telephone: false },
    // Prices belong to one company and must not be indexed.
    robots: { index: false, follow: false },
    ...lookIcons(await loadLook()),
  };
}

export const viewport = themedViewport;

/** The shell of every page. @source spec §2 "App shell", design D21 */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // proxy.ts gives every page the policy of pages per request: a prerendered one could not run its scripts under it.
  await connection();
  return <WebDocument look={await loadLook()}>{children}</WebDocument>;
}
