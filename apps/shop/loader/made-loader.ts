import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The scripts that run before the framework: the loader of every page, what asks for consent where there is something to
 * ask, what remembers a product as looked at, and what keeps one that is compared.
 */
export const loaders = ["page", "consent", "viewed", "compare"] as const;
export type Loader = (typeof loaders)[number];

/** Where `make-loader.ts` puts it before a build. */
export function madeLoader(loader: Loader): string {
  return join(import.meta.dirname, "generated", `${loader}.js`);
}

/**
 * The name under which it lies among the build's files: with a hash of its text, so that it is kept for ever. Empty where it was
 * not made; a running shop does not ask, for its pages were built with the name.
 */
export function loaderName(loader: Loader): string {
  const file = madeLoader(loader);
  if (!existsSync(file)) return "";
  return `loader-${createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)}.js`;
}
