import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileHeaders } from "./hostile-headers.ts";
import { type Answer, pageHeaders, type TestDoor, testDoor } from "./test-door.ts";
import { zoneOf, zones } from "./zones.ts";

/** Each with each of its values. */
const headers = hostileHeaders.flatMap(([name, ...values]) => values.map((value) => `${name}: ${value}`));
/** So many for one test; each asks twice, on a connection of its own. */
const atOnce = 100;
/** Every path with every part of the headers. */
const inParts = (...paths: readonly string[]) =>
  paths.flatMap((path) =>
    Array.from({ length: Math.ceil(headers.length / atOnce) }, (_, part) => ({
      path,
      part,
      lines: headers.slice(part * atOnce, (part + 1) * atOnce),
    })),
  );
/** What turns a request into another one by right, so that others would not be seen beside it. */
const alone = /^(?:Connection|Expect|Range|If-Range|RSC|Next-Action|Upgrade|TE|Trailer):/;
/** All of them, in as many requests as it takes: no name twice in one, and no more of them than a request may have. */
const together = headers.reduce<string[][]>((all, line) => {
  const name = `${line.split(":", 1)[0]}:`;
  const open = alone.test(line)
    ? undefined
    : all.find(
        (lines) => lines.length < 60 && !lines.some((each) => each.startsWith(name) || alone.test(each)),
      );
  if (open === undefined) all.push([line]);
  else open.push(line);
  return all;
}, []);

/** Of a visitor who says only what he must. */
const honest = ["Accept: */*", "User-Agent: Mozilla/5.0 (Linux; Android 14)"];

interface Outcome {
  readonly status: number;
  readonly body: string;
}

/** @param lines headers besides those of every request */
async function send(
  door: TestDoor,
  method: string,
  path: string,
  lines: readonly string[] = [],
): Promise<Outcome> {
  const body = method === "POST" ? ["Content-Length: 2"] : [];
  const own = lines.some((line) => line.startsWith("Connection:")) ? [] : ["Connection: close"];
  const head = [`${method} ${path} HTTP/1.1`, "Host: shop.example", ...honest, ...own, ...body, ...lines];
  const text = await door.raw(`${head.join("\r\n")}\r\n\r\n${method === "POST" ? "{}" : ""}`);
  const [top = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(top.slice(9, 12)), body: rest.join("\r\n\r\n") };
}

/** Some at a time: one after the other would take long, all at once more sockets than there are. @returns what was found */
async function each<Item, Found>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Found | undefined>,
): Promise<Found[]> {
  const found: Found[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const result = await work(items[at] as Item, at);
      if (result !== undefined) found.push(result);
    }
  };
  await Promise.all(Array.from({ length: 24 }, worker));
  return found;
}

/** What an app learns of who asks, and what for. */
const told: (name: string) => Answer = (name) => (request, response) => {
  const own = Object.entries(request.headers).filter(([header]) =>
    /^(?:host$|forwarded$|x-forwarded|x-precise|x-real|x-middleware|x-invoke)/.test(header),
  );
  request.resume().on("end", () => {
    const { method, url } = request;
    response.end(JSON.stringify({ name, method, url, headers: own.sort() }));
  });
};

/** The test itself is no proxy that is believed. */
const env = { TRUSTED_PROXIES: "192.0.2.1", DESK_ORIGIN: "http://desk.example" };

const callsOfZones: readonly (readonly [zone: string, method: string, path: string])[] = [
  ["uploads", "POST", "/api/design-briefs/pictures"],
  ["desk", "POST", "/api/desk/session"],
  ["desk", "GET", "/api/desk/session"],
  ["visits", "POST", "/api/visits"],
  ["api", "POST", "/api/clients/login"],
  ["api", "GET", "/api/category"],
  ["media", "GET", "/media/1/a.webp"],
  ["media", "GET", "/clients/media/1/a.webp"],
  ["trade-files", "GET", "/clients/_next/static/a.js"],
  ["trade-pictures", "GET", "/clients/_next/image?url=a"],
  ["trade-forms", "POST", "/clients/form/quick-order"],
  ["trade", "GET", "/clients/products/16/x"],
  ["shop-files", "GET", "/_next/static/a.js"],
  ["shop-pictures", "GET", "/_next/image?url=a"],
  ["made", "GET", "/share/1/a.jpg"],
  ["sitemaps", "GET", "/sitemap.xml"],
  ["shop-uploads", "POST", "/form/message/brief"],
  ["shop", "GET", "/search/lamp"],
  ["shop", "POST", "/form/cart/add"],
];

describe("no header of a visitor changes who is counted or who is asked:", () => {
  let door: TestDoor;
  beforeAll(async () => {
    door = await testDoor(
      { shop: told("shop"), trade: told("trade"), api: told("api") },
      { env: { ...env, RATE_LIMIT_FACTOR: "1000" } },
    );
  });
  afterAll(() => door.close());

  it("every zone is tried", () => {
    expect([...new Set(callsOfZones.map(([zone]) => zone))].sort()).toEqual(
      [...new Set(zones.map(({ name }) => name))].sort(),
    );
    for (const [zone, , path] of callsOfZones)
      expect([path, zoneOf(path.split("?")[0] ?? "").name]).toEqual([path, zone]);
  });

  it.each(callsOfZones)("in %s, %s %s", async (_, method, path) => {
    const { status, body } = await send(door, method, path);
    const other = await each(together, async (lines) => {
      const got = await send(door, method, path, lines);
      // A demand that Node itself refuses, before anything is decided.
      const isRefused = got.status === 417;
      return isRefused || (got.status === status && got.body === body) ? undefined : [lines, got];
    });
    expect(other).toEqual([]);
  });
});

describe("no header of a visitor lifts a limit of the door:", () => {
  it.each(["/search/lamp?page=2", "/clients/orders", "/media/1/a.webp", "/share/1/a.jpg"])(
    "%s",
    async (path) => {
      const door = await testDoor(
        { shop: told("shop"), trade: told("trade"), api: told("api") },
        { env: { ...env, RATE_LIMIT_FACTOR: "0.025" } },
      );
      await each(Array(30).fill(path), () => send(door, "GET", path));
      const through = await each(together, async (lines) => {
        const { status } = await send(door, "GET", path, lines);
        return status === 429 || status === 417 ? undefined : [status, lines];
      });
      await door.close();
      expect(through).toEqual([]);
    },
  );
});

describe("no header of a visitor changes what is kept for others:", () => {
  let door: TestDoor;
  let asks = 0;
  beforeAll(async () => {
    // An app that shows all it was sent: whatever a page could take from a request.
    const shows: Answer = ({ url = "", headers: all }, response) => {
      asks += 1;
      const isFile = url.includes("/_next/static/");
      const kind = isFile
        ? { "content-type": "text/javascript", "cache-control": "public, max-age=31536000, immutable" }
        : { ...pageHeaders, vary: "rsc, next-router-state-tree, next-router-prefetch" };
      const { "x-request-id": _id, ...shown } = all;
      response.writeHead(200, kind).end(JSON.stringify(shown));
    };
    door = await testDoor({ shop: shows, trade: shows }, { env: { ...env, RATE_LIMIT_FACTOR: "1000" } });
  });
  afterAll(() => door.close());

  it.each(inParts("/product/lamp", "/_next/static/a"))("below $path, part $part", async (tried) => {
    const start = `${tried.path}-${tried.part}`;
    const { body: right } = await send(door, "GET", `${start}-honest`);
    const wrong = await each(tried.lines, async (line, at) => {
      await send(door, "GET", `${start}-${at}`, [line]);
      const { body } = await send(door, "GET", `${start}-${at}`);
      return body === right ? undefined : [line, body];
    });
    expect(wrong).toEqual([]);
  });

  it.each(inParts("/clients/lamp", "/clients/_next/static/a"))(
    "where $path is kept already, part $part",
    async ({ path, lines }) => {
      const { body: right } = await send(door, "GET", path);
      await each(lines, async (line) => void (await send(door, "GET", path, [line])));
      const before = asks;
      expect(await send(door, "GET", path)).toMatchObject({ status: 200, body: right });
      expect(asks).toBe(before);
    },
  );

  it("what an app makes for some is not kept where one of them asked", async () => {
    const some = await testDoor({
      shop: (request, response) =>
        response
          .writeHead(200, { ...pageHeaders, vary: "Accept-Language" })
          .end(`<p>${request.headers["accept-language"] ?? "English"}</p>`),
    });
    await some.ask("/", { headers: { "accept-language": "ha" } });
    const { text } = await some.ask("/");
    await some.close();
    expect(text).toBe("<p>English</p>");
  });
});
