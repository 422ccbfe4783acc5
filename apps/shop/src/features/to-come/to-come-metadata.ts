import type { Metadata } from "next";
import { type ToComePath, toComePages } from "./to-come-pages.ts";

/** A title of its own, and nothing for search engines to keep yet. */
export function toComeMetadata(path: ToComePath): Metadata {
  const { title, promise } = toComePages[path];
  return {
    title,
    description: promise,
    alternates: { canonical: path },
    robots: { index: false, follow: true },
  };
}
