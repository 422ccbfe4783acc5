"use client";

import type { ComponentProps } from "react";
import { GalleryStrip } from "./blocks/product/gallery-strip.client.tsx";

const loadZoom = () => import("./components/media/lightbox.client.tsx");

/** Pictures of a product with their zoom; a function cannot be handed over by a page of the server. For developers. */
export function GalleryStripSample(props: Omit<ComponentProps<typeof GalleryStrip>, "loadZoom">) {
  return <GalleryStrip {...props} loadZoom={loadZoom} />;
}
