import type { Family } from "@precise/contract/shop/product";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { decodedPath } from "./ordinal-of-path.ts";

/** Name and neutral address of an article's family; undefined for a product without a variant group. @source design D30 */
export function familyOfProduct(ordinal: number, { groups, families }: CatalogueIndex): Family | undefined {
  const group = groups[ordinal] ?? -1;
  const name = families.names[group];
  const slug = families.slugs[group];
  if (name === undefined || slug === undefined) return undefined;
  return { name, urlPath: `/product/${slug}` };
}

/**
 * The article that a family's neutral address shows: the first in stock in the shop's own order, else the first of all.
 * @returns its ordinal; undefined when the path's last segment is no family's
 */
export function firstOfFamily(path: string, index: CatalogueIndex): number | undefined {
  const group = index.families.groupOfSlug(decodedPath(path));
  if (group === undefined) return undefined;
  const members = index.families.membersOf(group);
  return members.find((ordinal) => (index.shownStock[ordinal] ?? 0) > 0) ?? members[0];
}
