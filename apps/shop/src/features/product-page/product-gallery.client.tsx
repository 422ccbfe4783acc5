"use client";

import { ProductPictures } from "@precise/web/components/product-pictures.client";
import type { ComponentProps } from "react";

const loadZoom = () => import("./zoom.client.tsx");

/** A product's pictures, with the shop's zoom. */
export function ProductGallery(props: Omit<ComponentProps<typeof ProductPictures>, "loadZoom">) {
  return <ProductPictures {...props} loadZoom={loadZoom} />;
}
