/**
 * Notes of an app for the door on an answer that everyone gets alike. The door takes them off.
 * @source design D25, D32
 */
export const pageNotes = {
  /** What a page was made from: the catalogue's version, and the stock cursor that it vouches for. */
  stamp: "x-precise-stamp",
  /** The articles whose stock it shows, by `shownArticles`. */
  articles: "surrogate-key",
  /** How long its scripts may wait, as `waitsOfScripts` says it (design D26). */
  scripts: "x-precise-scripts",
} as const;

/**
 * For what the scripts of a page wait: until a visitor turns to a control; or, at the latest, until the page has come to
 * rest, where most visitors will use one.
 */
export const waitsOfScripts = ["on-intent", "at-rest"] as const;
export type WaitOfScripts = (typeof waitsOfScripts)[number];

/**
 * What shop and door agree on about pages whose scripts wait until they are wanted.
 * @source design D26
 */
export const scriptsOnIntent = {
  /** Id of the element that holds the addresses of the scripts that wait, as a JSON array. */
  listId: "scripts-on-intent",
  /** Attribute of that element: the note of its page. */
  waitAttribute: "data-wait",
  /** Where scripts lie that never wait: `loader-<hash>.js`. */
  loaderFolder: "/_next/static/",
} as const;

/** What a page vouches for. */
export interface PageVouch {
  readonly version: string;
  /** Null where the app did not know one yet. */
  readonly cursor: string | null;
}

export function vouchText({ version, cursor }: PageVouch): string {
  return `${version} ${cursor ?? "-"}`;
}

/** @returns null for what is no such text */
export function readVouch(text: string | undefined): PageVouch | null {
  const [version, cursor, ...more] = (text ?? "").split(" ");
  if (version === undefined || version === "" || cursor === undefined || more.length > 0) return null;
  return { version, cursor: cursor === "-" ? null : cursor };
}

/** Articles as a header takes them: a segment may hold any letter. */
export function articlesText(segments: readonly string[]): string {
  return segments.map((segment) => encodeURIComponent(segment)).join(" ");
}

/** @throws URIError for what `articlesText` has not written */
export function readArticles(text: string): string[] {
  return text === "" ? [] : text.split(" ").map((segment) => decodeURIComponent(segment));
}
