import { join, resolve } from "node:path";
import { catalogueSnapshotFile, isLocalShop } from "../env.ts";

/**
 * The catalogue that pages are built from: the one that CATALOGUE_SNAPSHOT names, on a laptop the committed sample, else
 * none. A production build never shows sample goods by mistake.
 * @source design D18
 */
export function snapshotFile(shopFolder: string): string | undefined {
  const named = catalogueSnapshotFile();
  if (named !== undefined) return resolve(named);
  return isLocalShop() ? join(shopFolder, "catalogue.snapshot.json") : undefined;
}
