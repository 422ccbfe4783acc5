import { catalogueState } from "./catalogue-state.ts";

/**
 * What a page was made from: catalogue version and canonical origin (it stands in canonical links). A page whose stamp
 * differs from today's is made anew on its next visit.
 */
export function pageStamp(version: string, canonicalOrigin: string): string {
  return `${version} ${canonicalOrigin}`;
}

/** Stamp of a page that was built without any catalogue: it never counts as a last good page. */
export const noCatalogue = "none";

/**
 * Today's stamp, or null while the catalogue's version is not known.
 * While a change settles the stamp is one that will not last, so that pages made meanwhile are made once more.
 */
export function currentStamp(canonicalOrigin: string): string | null {
  const { version, isSettling } = catalogueState();
  if (version === null) return null;
  return pageStamp(isSettling ? `${version}~` : version, canonicalOrigin);
}
