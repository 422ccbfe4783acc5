"use client";
import { useEffect } from "react";

/** In `next dev` the loaders are modules like others, and come after React. */
export function LoadersInDevelopment() {
  useEffect(() => {
    void import("./page-loader.ts");
    void import("./consent-loader.ts");
  }, []);
  return null;
}
