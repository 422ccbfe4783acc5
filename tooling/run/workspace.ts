import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's root folder. */
export const root = join(import.meta.dirname, "..", "..");

/** Where a person's carts, orders, mail and logs live; git-ignored, emptied by `pnpm reset`. */
export const dataFolder = join(root, ".data");

export const shopFolder = join(root, "apps", "shop");
export const tradeFolder = join(root, "apps", "trade");
export const deskFolder = join(root, "apps", "desk");

/** The lock that says that `pnpm start` runs from this folder; `pnpm dev` has the same file in `.data/dev`. */
export const startLockName = "start.lock";

/** The package manager that the repository pins, as `npx` wants it: `pnpm@12.21.0`. */
export function pinnedPackageManager(): string {
  return rootManifest().packageManager;
}

/** The Node version that the `node` dev dependency pins. */
export function pinnedNode(): string {
  return rootManifest().devDependencies.node;
}

interface RootManifest {
  readonly packageManager: string;
  readonly devDependencies: { readonly node: string };
}

function rootManifest(): RootManifest {
  // Our own package.json: its two fields are fixed by the bootstrap (decision 001).
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as RootManifest;
}
