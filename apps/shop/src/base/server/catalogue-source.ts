import "server-only";
import { isBuilding } from "@precise/web/env";
import { apiSource, type CatalogueSource } from "./api-source.ts";
import { buildSource } from "./snapshot-source.ts";

/** While building the snapshot, at run time the API. @source design D18 */
export function catalogueSource(): CatalogueSource {
  return isBuilding() ? buildSource() : apiSource();
}
