import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { ordinalOfPath } from "./ordinal-of-path.ts";

/**
 * The neutral address of a family, without host: `/product/adunni-ring`. Where that names a product, or another family that came
 * before, it would lead astray: then the group has none of its own, and its first article's number stands for it.
 * @param group number of the variant group
 * @source design D30
 */
export function familyPath(group: number, index: CatalogueIndex): string {
  const slug = index.families.slugs[group] ?? "";
  if (index.families.groupOfSlug(slug) === group && ordinalOfPath(slug, index) === undefined)
    return `/product/${slug}`;
  return `/product/${index.skus[index.groupMembers[group]?.[0] ?? -1] ?? ""}`;
}
