"use client";

import { ProductPictures as Pictures } from "@precise/web/components/product-pictures.client";
import type { ComponentProps } from "react";

const loadZoom = () => import("./zoom.client.tsx");

/** A product's pictures, with the area's own zoom. */
export function ProductPictures(props: Omit<ComponentProps<typeof Pictures>, "loadZoom">) {
  return <Pictures {...props} loadZoom={loadZoom} />;
}
