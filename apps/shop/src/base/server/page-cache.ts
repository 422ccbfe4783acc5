import { articlesText, pageNotes, vouchText } from "@precise/contract/door/page-notes";
import { shownArticles } from "@precise/contract/door/shown-articles";
import { policyWithoutInline } from "@precise/web/server/csp";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { canonicalOrigin, thirdPartyScripts } from "../env.ts";
import { speculationRulesHeader } from "../routes/speculation-rules.ts";
import { thirdPartyOrigins } from "../third-party-scripts.ts";
import { readBuildStamp } from "./build-stamp.ts";
import { catalogueState } from "./catalogue-state.ts";
import { mergeFlightScripts } from "./merge-flight-scripts.ts";
import {
  currentStamp,
  isCurrent,
  noCatalogue,
  type PageStamp,
  readStamp,
  stampedSettings,
  stampText,
  versionOf,
} from "./page-stamp.ts";
import { themeScriptFirst } from "./theme-script-first.ts";

type FileSystemCacheClass = typeof FileSystemCacheModule;
type Entry = Awaited<ReturnType<InstanceType<FileSystemCacheClass>["get"]>>;
type PageValue = Extract<NonNullable<NonNullable<Entry>["value"]>, { kind: "APP_PAGE" }>;

// Node gives a CommonJS module's exports as the default import; the types say it is the class itself.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: FileSystemCacheClass }).default ?? FileSystemCacheModule;

/** Set on kept pages only; no visitor sees it. */
const stampHeader = "x-precise-made-from";

/**
 * For shared caches: a change shows within seconds, and a page outlives the shop for a day. Browsers ask every time.
 * Decision 037 counts the seconds.
 */
const cacheControl = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400";

/**
 * Next's own page cache, which also
 * - notes on every page what the door needs to keep it: what it was made from, what it shows, its policy (design D25),
 * - rebuilds a page when the catalogue has changed since, or the stock of an article that it shows (design D32), and
 * - keeps showing the last good page while the API does not answer (design D18).
 *
 * It leans on a Next internal: Next is pinned, and browser tests watch what this does.
 */
export default class PageCache extends FileSystemCache {
  readonly #buildStamp: string;
  /** Stamps under which pages that this request makes were begun, so that a change meanwhile is not missed. */
  readonly #begun = new Map<string, PageStamp | null>();

  constructor(context: ConstructorParameters<FileSystemCacheClass>[0]) {
    super(context);
    // For proxy.ts Next makes one without a folder, which caches nothing.
    const folder: string | undefined = context.serverDistDir;
    this.#buildStamp = folder === undefined ? noCatalogue : readBuildStamp(folder);
  }

  override async get(...args: Parameters<InstanceType<FileSystemCacheClass>["get"]>): Promise<Entry> {
    const [key] = args;
    const entry = await super.get(...args);
    this.#begun.set(key, stampNow());
    if (entry?.value?.kind !== "APP_PAGE") return entry;
    // A page from the build carries no stamp of its own.
    const stamp = readStamp(String(entry.value.headers?.[stampHeader] ?? this.#buildStamp));
    if (stamp.content === noCatalogue) return null;
    if (!isToBeShown(entry.value, stamp) && (await doesApiAnswer())) {
      this.#begun.set(key, stampNow());
      return null;
    }
    addPageHeaders(key, entry.value);
    this.#begun.delete(key);
    const { [stampHeader]: _stamp, ...headers } = entry.value.headers ?? {};
    return { ...entry, value: { ...entry.value, headers: { ...headers, ...vouchOf(stamp) } } };
  }

  override async set(...args: Parameters<InstanceType<FileSystemCacheClass>["set"]>): Promise<void> {
    const [key, value, context] = args;
    const stamp = this.#begun.get(key);
    this.#begun.delete(key);
    if (value?.kind !== "APP_PAGE" || typeof value.html !== "string") return super.set(...args);
    const page = value as PageValue;
    addPageHeaders(key, page);
    // What is sent to the visitor now is `value`; the copy is what is kept.
    const headers = { ...page.headers, [stampHeader]: stamp ? stampText(stamp) : noCatalogue };
    page.headers = { ...page.headers, ...vouchOf(stamp) };
    return super.set(key, { ...page, headers }, context);
  }
}

function stampNow(): PageStamp | null {
  return currentStamp(
    stampedSettings({ canonicalOrigin: canonicalOrigin(), thirdPartyScripts: thirdPartyScripts() }),
  );
}

/** What a page vouches for, as the door reads it; nothing where it is not known what it was made from. */
function vouchOf(stamp: PageStamp | null | undefined): Record<string, string> {
  if (!stamp) return { [pageNotes.stamp]: noCatalogue };
  return { [pageNotes.stamp]: vouchText({ version: versionOf(stamp), cursor: stamp.cursor }) };
}

/** While the catalogue's version is not known, what there is is shown. */
function isToBeShown(page: PageValue, stamp: PageStamp): boolean {
  const now = stampNow();
  return now === null || isCurrent(stamp, shownBy(page), now, catalogueState());
}

/** Read once from each page: Next keeps pages as they are. */
const shownByPage = new WeakMap<PageValue, readonly string[]>();

function shownBy(page: PageValue): readonly string[] {
  const known = shownByPage.get(page) ?? shownArticles(page.html);
  shownByPage.set(page, known);
  return known;
}

/** Asked again before a good page is given up for one that is still to be made: the last poll may be seconds old. */
async function doesApiAnswer(): Promise<boolean> {
  if (catalogueState().isApiUp) await catalogueState().ask();
  return catalogueState().isApiUp;
}

/** What a wrong address shows. Next gives its status only of the page that the build made. */
const isMissing = (key: string, page: PageValue) => page.status === 404 || key.endsWith("/_not-found");

/** Adds our headers to a page once; Next keeps the page in memory and on disk with them. */
function addPageHeaders(key: string, page: PageValue): void {
  if (page.headers?.["content-security-policy"]) return;
  page.html = themeScriptFirst(mergeFlightScripts(page.html));
  page.headers = {
    ...page.headers,
    "content-security-policy": policyWithoutInline(thirdPartyOrigins(thirdPartyScripts())),
    [pageNotes.articles]: articlesText(shownBy(page)),
    "speculation-rules": speculationRulesHeader,
    "cache-control": isMissing(key, page) ? "private, no-store" : cacheControl,
  };
}
