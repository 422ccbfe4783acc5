import "gallery-stylesheet";
import { Gallery } from "@precise/ui/gallery";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { isLocalShop } from "#shop/base/env.ts";

export const metadata: Metadata = { title: "Components", robots: { index: false } };

/** Every component in both themes, for those who build the shop. Not part of a built shop. */
export default async function GalleryPage() {
  // Asked per visit: a build made on a laptop must not carry the page into production.
  await connection();
  if (!isLocalShop()) notFound();
  return (
    <main>
      <Gallery />
    </main>
  );
}
