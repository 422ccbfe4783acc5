import { policyWithHashes } from "@precise/web/server/csp";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { canonicalOrigin, thirdPartyScripts } from "../env.ts";
import { thirdPartyOrigins } from "../third-party-scripts.ts";
import { readBuildStamp } from "./build-stamp.ts";
import { catalogueState } from "./catalogue-state.ts";
import { inOneScript } from "./in-one-script.ts";
import { currentStamp, noCatalogue, stampedSettings } from "./page-stamp.ts";

type FileSystemCacheClass = typeof FileSystemCacheModule;
type Entry = Awaited<ReturnType<InstanceType<FileSystemCacheClass>["get"]>>;
type PageValue = Extract<NonNullable<NonNullable<Entry>["value"]>, { kind: "APP_PAGE" }>;

// Node gives a CommonJS module's exports as the default import; the types say it is the class itself.
const FileSystemCache =
  (FileSystemCacheModule as unknown as { default?: FileSystemCacheClass }).default ?? FileSystemCacheModule;

const stampHeader = "x-precise-catalogue";

/** For shared caches: a change shows within seconds, and a page outlives the shop for a day. Browsers ask every time. */
const cacheControl = "public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400";

/**
 * Next's own page cache, which also
 * - gives every page the policy of its inline scripts (D24),
 * - makes a page anew when the catalogue has changed since, and
 * - keeps showing the last good page while the API does not answer (D18).
 *
 * It leans on a Next internal: Next is pinned, and browser tests watch what this does.
 */
export default class PageCache extends FileSystemCache {
  readonly #buildStamp: string;
  /** Stamps under which pages that this request makes were begun, so that a change meanwhile is not missed. */
  readonly #begun = new Map<string, string>();

  constructor(context: ConstructorParameters<FileSystemCacheClass>[0]) {
    super(context);
    // For proxy.ts Next makes one without a folder, which caches nothing.
    const folder: string | undefined = context.serverDistDir;
    this.#buildStamp = folder === undefined ? noCatalogue : readBuildStamp(folder);
  }

  override async get(...args: Parameters<InstanceType<FileSystemCacheClass>["get"]>): Promise<Entry> {
    const [key] = args;
    const entry = await super.get(...args);
    const now = currentStamp(
      stampedSettings({ canonicalOrigin: canonicalOrigin(), thirdPartyScripts: thirdPartyScripts() }),
    );
    this.#begun.set(key, now ?? noCatalogue);
    if (entry?.value?.kind !== "APP_PAGE") return entry;
    // A page from the build carries no stamp of its own.
    const stamp = String(entry.value.headers?.[stampHeader] ?? this.#buildStamp);
    if (stamp === noCatalogue) return null;
    if (now !== null && stamp !== now && (await doesApiAnswer())) return null;
    dress(key, entry.value, stamp);
    this.#begun.delete(key);
    return entry;
  }

  override async set(...args: Parameters<InstanceType<FileSystemCacheClass>["set"]>): Promise<void> {
    const [key, value] = args;
    if (value?.kind === "APP_PAGE" && typeof value.html === "string") {
      dress(key, value as PageValue, this.#begun.get(key) ?? noCatalogue);
    }
    this.#begun.delete(key);
    return super.set(...args);
  }
}

/** Asked anew before a good page is given up for one that is still to be made: the last poll may be seconds old. */
async function doesApiAnswer(): Promise<boolean> {
  if (catalogueState().isApiUp) await catalogueState().ask();
  return catalogueState().isApiUp;
}

/** What a wrong address shows. Next tells its status only of the page that the build made. */
const isMissing = (key: string, page: PageValue) => page.status === 404 || key.endsWith("/_not-found");

/** Adds our headers to a page once; Next keeps the page in memory and on disk with them. */
function dress(key: string, page: PageValue, stamp: string): void {
  if (page.headers?.[stampHeader] === stamp && page.headers["content-security-policy"]) return;
  page.html = inOneScript(page.html);
  page.headers = {
    ...page.headers,
    "content-security-policy": policyWithHashes(page.html, thirdPartyOrigins(thirdPartyScripts())),
    "cache-control": isMissing(key, page) ? "private, no-store" : cacheControl,
    [stampHeader]: stamp,
  };
}
