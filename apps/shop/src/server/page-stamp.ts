import type { ThirdPartyScripts } from "../third-party-scripts.ts";
import { catalogueState } from "./catalogue-state.ts";

/** What stands in every page besides the catalogue: the origin of canonical links, and scripts of others. */
export function stampedSettings(settings: {
  readonly canonicalOrigin: string;
  readonly thirdPartyScripts: ThirdPartyScripts;
}): string {
  const { canonicalOrigin, thirdPartyScripts } = settings;
  return [canonicalOrigin, ...Object.entries(thirdPartyScripts).flat()].join(" ");
}

/**
 * What a page was made from: catalogue version and settings. A page whose stamp differs from today's is made anew on
 * its next visit.
 */
export function pageStamp(version: string, settings: string): string {
  return `${version} ${settings}`;
}

/** Stamp of a page that was built without any catalogue: it never counts as a last good page. */
export const noCatalogue = "none";

/**
 * Today's stamp, or null while the catalogue's version is not known.
 * While a change settles the stamp is one that will not last, so that pages made meanwhile are made once more.
 */
export function currentStamp(settings: string): string | null {
  const { version, isSettling } = catalogueState();
  if (version === null) return null;
  return pageStamp(isSettling ? `${version}~` : version, settings);
}
