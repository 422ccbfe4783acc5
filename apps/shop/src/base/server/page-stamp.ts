import { createHash } from "node:crypto";
import type { ThirdPartyScripts } from "../third-party-scripts.ts";
import { type CatalogueState, catalogueState } from "./catalogue-state.ts";

/** What is in every page apart from the catalogue: the origin of canonical links, and scripts of others. */
export function stampedSettings(settings: {
  readonly canonicalOrigin: string;
  readonly thirdPartyScripts: ThirdPartyScripts;
}): string {
  const { canonicalOrigin, thirdPartyScripts } = settings;
  return [canonicalOrigin, ...Object.entries(thirdPartyScripts).flat()].join(" ");
}

/**
 * What a page was made from: catalogue version and settings. A page whose mark differs from today's is rebuilt on
 * its next visit.
 */
export function contentMark(version: string, settings: string): string {
  return `${version}/${createHash("sha256").update(settings).digest("hex").slice(0, 12)}`;
}

/** The catalogue's version of a page; with `~` at its end while a new one settled. */
export function versionOf({ content }: PageStamp): string {
  return content.split("/")[0] ?? content;
}

/** Stamp of a page that was built without any catalogue: it never counts as a last good page. */
export const noCatalogue = "none";

/** What is written on a kept page. */
export interface PageStamp {
  readonly content: string;
  /** The process that made it, and when by that process's clock; undefined for a page of the build. */
  readonly run?: string | undefined;
  readonly begunAt: number;
  /** Stock cursor that the page vouches for, where there is one. */
  readonly cursor: string | null;
}

export function stampText({ content, run = "build", begunAt, cursor }: PageStamp): string {
  return [content, run, Math.floor(begunAt), cursor ?? "-"].join(" ");
}

export function readStamp(text: string): PageStamp {
  const [content = noCatalogue, run, begunAt = "0", cursor = "-"] = text.split(" ");
  return { content, run, begunAt: Number(begunAt), cursor: cursor === "-" ? null : cursor };
}

/**
 * The stamp of a page that is begun now, or null while the catalogue's version is not known.
 * While a new catalogue settles the stamp is one that will not last, so that pages made meanwhile are made once more.
 */
export function currentStamp(settings: string, now: number = performance.now()): PageStamp | null {
  const { version, isSettling, articles, run } = catalogueState();
  if (version === null) return null;
  const content = contentMark(isSettling ? `${version}~` : version, settings);
  return { content, run, begunAt: now, cursor: articles.vouched() };
}

/**
 * Whether a page may still be shown: it is of today's catalogue and settings, and the stock of nothing that it shows has
 * changed since.
 * @param shown by `shownArticles`
 * @param now as `currentStamp` gives it
 * @source design D18, D32
 */
export function isCurrent(
  stamp: PageStamp,
  shown: readonly string[],
  now: PageStamp,
  { articles }: Pick<CatalogueState, "articles">,
): boolean {
  if (stamp.content !== now.content) return false;
  return stamp.run === now.run
    ? articles.goodUntil(shown, stamp.begunAt) > now.begunAt
    : articles.isUnchangedSince(shown, stamp.cursor);
}
