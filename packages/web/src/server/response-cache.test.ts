import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { articleWatch } from "./article-watch.ts";
import { answerFromCache, type ResponseCache, responseCache } from "./response-cache.ts";
import { sizeLimitedCache } from "./size-limited-cache.ts";
import { holdAnswer } from "./whole-answers.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A server with kept answers before it, and the things that a test turns. */
async function scene(change: (response: ServerResponse) => void = () => {}, filling = ".".repeat(2_000)) {
  const turned = { catalogue: "7" as string | null, now: 0, whileAnswering: () => {} };
  const articles = articleWatch(() => turned.now);
  articles.learn({ cursor: "0000000a.1:1:", changed: [] });
  const answers: ResponseCache = responseCache(
    { madeFrom: () => turned.catalogue, articles },
    () => turned.now,
  );
  const sell = (sku: string) => {
    sales += 1;
    articles.learn({ cursor: `0000000a.${sales}:${sales}:`, changed: [{ sku, at: sales }] });
  };
  const bodies = sizeLimitedCache<Buffer>(1_000_000, (body) => body.length);
  let made = 0;
  let sales = 1;
  const created = createServer((request, response) => {
    if (answers.answer(request, response)) return;
    holdAnswer(request, response, { bodies, answers });
    made += 1;
    // As Next does with what it has read, and with what a proxy would have sent.
    delete request.headers.rsc;
    request.headers["x-forwarded-proto"] ??= "http";
    turned.whileAnswering();
    response.setHeader("content-type", "text/html");
    response.setHeader("vary", "rsc");
    response.setHeader("cache-control", "public, max-age=0, s-maxage=5");
    response.setHeader("etag", `"${made}"`);
    change(response);
    response.end(`<p>light ${made}</p>${filling}`);
  });
  server = created;
  await new Promise<void>((ready) => created.listen(0, "127.0.0.1", ready));
  const { port } = created.address() as AddressInfo;
  const ask = (headers: IncomingHttpHeaders = {}, path = "/", method = "GET") =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, method, headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => {
          const body = Buffer.concat(chunks);
          const isBrotli = incoming.headers["content-encoding"] === "br" && body.length > 0;
          const text = (isBrotli ? brotliDecompressSync(body) : body).toString().replaceAll(filling, "");
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        });
      }).on("error", reject);
    });
  return { ask, turned, sell, made: () => made };
}

it("makes a page once for everyone who asks for it in the same form", async () => {
  const { ask, made } = await scene();
  const first = await ask({ "accept-encoding": "br" });
  const again = await ask({ "accept-encoding": "br" });
  const headers = { ...first.headers, date: again.headers.date, "cache-status": "precise; hit" };
  expect(again).toEqual({ ...first, headers });
  expect([first.text, first.headers["content-encoding"], made()]).toEqual(["<p>light 1</p>", "br", 1]);
  expect((await ask()).text).toBe("<p>light 2</p>");
  expect((await ask()).headers["content-encoding"]).toBeUndefined();
  expect(made()).toBe(2);
});

it("sends the smaller form as soon as there is one", async () => {
  const rows = Array.from(
    { length: 600 },
    (_, row) => `<li>${(row * 7919) % 1000} lumens, ${row % 7} W</li>`,
  );
  const { ask, made } = await scene(undefined, rows.join(""));
  const first = await ask({ "accept-encoding": "br" });
  await expect
    .poll(async () => Number((await ask({ "accept-encoding": "br" })).headers["content-length"]))
    .toBeLessThan(Number(first.headers["content-length"]));
  expect((await ask({ "accept-encoding": "br" })).text).toBe("<p>light 1</p>");
  expect(made()).toBe(1);
});

it("keeps it for a minute, for every change is known", async () => {
  const { ask, turned } = await scene();
  await ask();
  turned.now = 60_000;
  expect((await ask()).text).toBe("<p>light 1</p>");
  turned.now = 60_001;
  expect((await ask()).text).toBe("<p>light 2</p>");
});

it("gives it up when an article that it shows has sold, and keeps it while others do", async () => {
  const lamp = '<a href="/product/ring-PR-1">Ring</a>';
  const { ask, turned, sell } = await scene(undefined, lamp);
  await ask();
  turned.now = 10_000;
  sell("PR-2");
  expect((await ask()).text).toBe("<p>light 1</p>");
  sell("PR-1");
  expect((await ask()).text).toBe("<p>light 2</p>");
  turned.now = 11_999;
  expect((await ask()).text).toBe("<p>light 2</p>");
  // Once more, for another replica of the API may not have known of the sale.
  turned.now = 12_000;
  expect((await ask()).text).toBe("<p>light 3</p>");
  turned.now = 60_000;
  expect((await ask()).text).toBe("<p>light 3</p>");
});

it("gives it up at once when the catalogue has changed, and keeps nothing while that is not known", async () => {
  const { ask, turned } = await scene();
  await ask();
  turned.catalogue = "8";
  expect((await ask()).text).toBe("<p>light 2</p>");
  turned.catalogue = null;
  expect((await ask()).text).toBe("<p>light 3</p>");
  expect((await ask()).text).toBe("<p>light 4</p>");
});

it("does not keep what was made while the catalogue changed", async () => {
  const { ask, turned } = await scene();
  turned.whileAnswering = () => {
    turned.catalogue = "8";
  };
  await ask();
  expect((await ask()).text).toBe("<p>light 2</p>");
  expect((await ask()).text).toBe("<p>light 2</p>");
});

it("answers 304 to who has the page already", async () => {
  const { ask } = await scene();
  await ask();
  const known = await ask({ "if-none-match": 'W/"0", W/"1"' });
  expect([known.status, known.text, known.headers["content-length"]]).toEqual([304, "", undefined]);
  expect([known.headers.etag, known.headers.vary]).toEqual(['"1"', "rsc, Accept-Encoding"]);
  expect((await ask({ "if-none-match": '"2"' })).status).toBe(200);
});

it.each([
  ["what has a query", {}, "/?utm=1", "GET"],
  ["the headers alone", {}, "/", "HEAD"],
  ["a part of it", { range: "bytes=0-9" }, "/", "GET"],
  ["what is for one person", { authorization: "Bearer a" }, "/", "GET"],
  ["another form by a header that the answer names", { rsc: "1" }, "/", "GET"],
  ["another host", { host: "other.example" }, "/", "GET"],
  ["another protocol", { "x-forwarded-proto": "https" }, "/", "GET"],
  ["another address", {}, "/faqs", "GET"],
])("asks the app for %s", async (_what, headers, path, method) => {
  const { ask, made } = await scene();
  await ask();
  await ask(headers, path, method);
  expect(made()).toBe(2);
  expect((await ask()).text).toBe("<p>light 1</p>");
});

it.each([
  ["sets a cookie", { "set-cookie": "a=b" }],
  ["is private", { "cache-control": "private, s-maxage=5" }],
  ["has no lifetime", { "cache-control": "public, max-age=0" }],
  ["contradicts itself", { "cache-control": ["no-store", "public, s-maxage=5"] }],
  ["differs for each request", { vary: "*" }],
])("keeps nothing that %s", async (_what, headers) => {
  const { ask } = await scene((response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  await ask();
  expect((await ask()).text).toBe("<p>light 2</p>");
});

it("keeps nothing that is not found", async () => {
  const { ask } = await scene((response) => {
    response.statusCode = 404;
  });
  await ask();
  expect((await ask()).text).toBe("<p>light 2</p>");
});

it("answers before the server's own listeners, and lets them have the rest", async () => {
  answerFromCache({
    answer: (request, response) => {
      if (request.url !== "/kept") return false;
      response.end("kept");
      return true;
    },
    begin: () => undefined,
  });
  server = createServer((_request, response) => response.end("made"));
  const listening = server;
  await new Promise<void>((ready) => listening.listen(0, "127.0.0.1", ready));
  const { port } = listening.address() as AddressInfo;
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect([await text("/kept"), await text("/"), await text("/kept")]).toEqual(["kept", "made", "kept"]);
});
