import type { APIRequestContext } from "@playwright/test";
import { routes } from "#shop/base/routes/route-table.ts";
import { expect, test } from "./shop.ts";

/** Every fixed address that a link leads to; checkout asks for a filled cart, searching for a term, and the record for figures. */
const { checkout: _filled, search: _term, ourRecord: _figures, ...linked } = routes;

/** Not the shop's pages: the api, pictures, and the trade area, which has a crawl of its own. */
const elsewhere = /^\/(?:api|media|_next|clients|form|share)(?:\/|$)/;

interface Seen {
  readonly status: number;
  /** Search engines are to leave it out. */
  readonly isUnlisted: boolean;
  readonly ids: ReadonlySet<string>;
  /** Where each link stands that leads here, with its anchor. */
  readonly links: readonly { readonly path: string; readonly anchor: string }[];
}

async function look(request: APIRequestContext, path: string): Promise<Seen> {
  const answer = await request.get(path);
  const html = answer.headers()["content-type"]?.startsWith("text/html") ? await answer.text() : "";
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = ""]) => {
    const url = new URL(href.replaceAll("&amp;", "&"), `http://shop${path}`);
    if (url.host !== "shop" || elsewhere.test(url.pathname)) return [];
    return [{ path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) }];
  });
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
  return { status: answer.status(), isUnlisted: html.includes('content="noindex'), ids, links };
}

/** What the shop's sitemaps list. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const listed = async (path: string) => {
    const map = await (await request.get(path)).text();
    return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  return (await Promise.all((await listed("/sitemap.xml")).map(listed))).flat();
}

test("every link from the home page on leads somewhere, to the very place that it names, and so does every sitemap @whole", async ({
  request,
}) => {
  test.setTimeout(240_000);
  const seen = new Map<string, Seen>();
  const from = new Map<string, string>([["/", "the start"]]);
  const waiting = ["/"];
  while (waiting.length > 0) {
    const next = waiting.splice(0, 6);
    const found = await Promise.all(next.map(async (path) => [path, await look(request, path)] as const));
    for (const [path, page] of found) {
      seen.set(path, page);
      for (const link of page.links) {
        if (from.has(link.path)) continue;
        from.set(link.path, path);
        waiting.push(link.path);
      }
    }
  }
  const dead = [...seen]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path} (${status}) is linked from ${from.get(path)}`);
  expect(dead).toEqual([]);
  expect(Object.values(linked).filter(({ href }) => !seen.has(href))).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);

  const astray = [...seen].flatMap(([path, { links }]) =>
    links
      // A mix of lights in the address is read by the light mixer, and names no place.
      .filter(({ anchor }) => anchor !== "" && !anchor.startsWith("light="))
      .filter(({ anchor, path: to }) => !seen.get(to)?.ids.has(anchor))
      .map((link) => `${path} links to ${link.path}#${link.anchor}`),
  );
  expect([...new Set(astray)]).toEqual([]);

  const mapped = await sitemapPaths(request);
  expect(mapped.length).toBeGreaterThan(200);
  const faults: string[] = [];
  for (const path of mapped) {
    const { status, isUnlisted } = seen.get(path) ?? (await look(request, path));
    if (status !== 200 || isUnlisted) faults.push(`${path} (${status}) stands in a sitemap`);
  }
  expect(faults).toEqual([]);
});
