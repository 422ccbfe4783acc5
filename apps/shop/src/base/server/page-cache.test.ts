import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStampFile } from "./build-stamp.ts";
import { catalogueState, emptyState } from "./catalogue-state.ts";
import PageCache from "./page-cache.ts";
import { contentMark } from "./page-stamp.ts";

const html = '<html><script>alert(1)</script><a href="/product/ring-PR-1">Ring</a></html>';
const context = { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false } as never;

let folder: string;
let key: string;
let pages = 0;
let sales = 0;

beforeEach(() => {
  vi.stubEnv("SHOP_ENV", "local");
  folder = mkdtempSync(join(tmpdir(), "page-cache-"));
  // Next keeps one memory for all its page caches.
  pages += 1;
  key = `/page-${pages}`;
  Object.assign(catalogueState(), emptyState(), { version: "7", isApiUp: true });
  sell();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Reports that these have sold. */
function sell(...skus: string[]) {
  sales += 1;
  const changed = skus.map((sku) => ({ sku, at: sales }));
  catalogueState().articles.learn({ cursor: `0000000a.${sales + 1}:${sales + 1}:`, changed });
}

/** As Next makes one for every request. */
function cache() {
  return new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as never);
}

/** A visit for which the page has to be made. */
async function make(status?: number) {
  const request = cache();
  await request.get(key, context);
  await request.set(key, { kind: "APP_PAGE", html, headers: {}, status } as never, context);
}

async function headers(): Promise<Record<string, unknown> | undefined> {
  const entry = await cache().get(key, context);
  return (entry?.value as { headers: Record<string, unknown> } | undefined)?.headers;
}

it("gives a page the policy to which the door adds its inline scripts, and a lifetime for shared caches", async () => {
  await make();
  expect((await headers())?.["content-security-policy"]).toMatch(/^script-src 'self';/);
  expect((await headers())?.["cache-control"]).toContain("s-maxage=1,");
});

it.each([404, undefined])(
  "allows no cache to keep a missing page, whether Next gives its status or not",
  async (status) => {
    if (status === undefined) key = `/page-${pages}/$/_not-found`;
    await make(status);
    expect((await headers())?.["cache-control"]).toBe("private, no-store");
  },
);

it("rebuilds a page when the catalogue has changed", async () => {
  await make();
  catalogueState().version = "8";
  expect(await headers()).toBeUndefined();
  await make();
  expect(await headers()).toBeDefined();
});

it("rebuilds a page when an article that it shows has sold, and keeps it while others do", async () => {
  await make();
  sell("PR-2", "PR-11");
  expect(await headers()).toBeDefined();
  sell("PR-1");
  expect(await headers()).toBeUndefined();
});

it("tells the door what a page was made from and which articles it shows, both times it is sent", async () => {
  const request = cache();
  await request.get(key, context);
  const page = { kind: "APP_PAGE", html, headers: {} as Record<string, string> };
  await request.set(key, page as never, context);
  const notes = { "surrogate-key": "RING-PR-1", "x-precise-stamp": "7 -" };
  expect(page.headers).toMatchObject(notes);
  expect(await headers()).toMatchObject(notes);
});

it("makes a page once more that was made while a change settled", async () => {
  catalogueState().isSettling = true;
  await make();
  expect(await headers()).toBeDefined();
  catalogueState().isSettling = false;
  expect(await headers()).toBeUndefined();
});

it("counts a page as of the version under which it was begun", async () => {
  const request = cache();
  await request.get(key, context);
  catalogueState().version = "8";
  await request.set(key, { kind: "APP_PAGE", html, headers: {}, status: 200 } as never, context);
  expect(await headers()).toBeUndefined();
});

it("keeps the last good page while the API does not answer", async () => {
  await make();
  Object.assign(catalogueState(), { version: "8", isApiUp: false });
  expect(await headers()).toBeDefined();
});

it("asks the API again before it gives a good page up", async () => {
  await make();
  Object.assign(catalogueState(), {
    version: "8",
    ask: async () => {
      catalogueState().isApiUp = false;
    },
  });
  expect(await headers()).toBeDefined();
});

it("never serves a page that was built without a catalogue", async () => {
  writeFileSync(join(folder, buildStampFile), "none");
  const withoutStamp = { kind: "APP_PAGE", html, headers: {}, status: 200 } as never;
  // What the build made is in Next's cache without a stamp of ours.
  await Object.getPrototypeOf(PageCache.prototype).set.call(cache(), key, withoutStamp, context);
  Object.assign(catalogueState(), { version: null, isApiUp: false });
  expect(await headers()).toBeUndefined();
});

it("serves what the build made of the same catalogue", async () => {
  writeFileSync(join(folder, buildStampFile), contentMark("7", "http://localhost:3000"));
  const withoutStamp = { kind: "APP_PAGE", html, headers: {}, status: 200 } as never;
  await Object.getPrototypeOf(PageCache.prototype).set.call(cache(), key, withoutStamp, context);
  expect(await headers()).toBeDefined();
  catalogueState().version = "8";
  expect(await headers()).toBeUndefined();
});
