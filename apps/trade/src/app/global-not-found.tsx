import "@precise/ui/styles/global.css";
import "trade-stylesheet";
import { WebDocument } from "@precise/web/components/web-document";
import type { Metadata } from "next";
import { connection } from "next/server";
import { copy } from "#trade/base/copy.ts";
import { loadLook, loadShopName } from "#trade/base/server/company.data.ts";
import { DoorFrame } from "#trade/frame/door-frame.tsx";
import { MissingView } from "#trade/frame/missing-view.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const area = copy.areaName(await loadShopName());
  return { title: `${copy.missing.title} · ${area}`, robots: { index: false } };
}

/** For every address of the area without a page; answered with status 404. */
export default async function MissingPage() {
  // Its scripts run under a nonce, like those of every page here.
  await connection();
  return (
    <WebDocument look={await loadLook()}>
      <DoorFrame>
        <MissingView />
      </DoorFrame>
    </WebDocument>
  );
}
