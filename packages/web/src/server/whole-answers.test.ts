import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { sizeLimitedCache } from "./size-limited-cache.ts";
import { holdAnswer, type ReadCompressed } from "./whole-answers.ts";

const page = "<p>light</p>".repeat(500);

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a client gets from a server that answers so. */
async function ask(
  answer: (response: ServerResponse) => void,
  options: {
    encoding?: string;
    method?: string;
    times?: number;
    readCompressed?: ReadCompressed;
    path?: string;
  } = {},
): Promise<Answer> {
  const bodies = sizeLimitedCache<Buffer>(1_000_000, (body) => body.length);
  const server = createServer((request, response) => {
    holdAnswer(request, response, { bodies, readCompressed: options.readCompressed });
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const once = () =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { connection: "close", "accept-encoding": options.encoding ?? "gzip, br" };
      const { method = "GET", path = "/" } = options;
      get({ host: "127.0.0.1", port, path, method, headers, agent: false }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () => resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }));
      }).on("error", reject);
    });
  try {
    for (let time = 1; time < (options.times ?? 1); time += 1) await once();
    return await once();
  } finally {
    server.close();
  }
}

function html(response: ServerResponse) {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", page.length);
  response.end(page);
}

it("sends a page by brotli where it is taken", async () => {
  const { headers, body } = await ask(html);
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["content-length"]).toBe(String(body.length));
  expect(headers.vary).toBe("Accept-Encoding");
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

it("sends by gzip to who takes no brotli", async () => {
  const { headers, body } = await ask(html, { encoding: "br;q=0, gzip" });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(body).toString()).toBe(page);
});

it("sends as it is to who takes neither, and says that others may get another form", async () => {
  const { headers, body } = await ask(html, { encoding: "identity" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBe("Accept-Encoding");
  expect(body.toString()).toBe(page);
});

it("sends in one piece what is written in many", async () => {
  const { body } = await ask((response) => {
    response.setHeader("content-type", "text/html");
    response.flushHeaders();
    for (const part of page.match(/.{1,100}/g) ?? []) response.write(part);
    response.end();
  });
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

it("compresses what carries an ETag once", async () => {
  let bodies = 0;
  const { body } = await ask(
    (response) => {
      bodies += 1;
      response.setHeader("content-type", "text/html");
      response.setHeader("etag", '"7"');
      // The second body differs from what the ETag promises: were it compressed again, it would show.
      response.end(bodies === 1 ? page : page.toUpperCase());
    },
    { times: 2 },
  );
  expect(brotliDecompressSync(body).toString()).toBe(page);
});

it("sends what the build has compressed", async () => {
  const compressed = Buffer.from("compressed before");
  const { body, headers } = await ask(
    (response) => {
      response.setHeader("content-type", "text/javascript");
      response.setHeader("etag", '"7"');
      response.end(page);
    },
    { path: "/a.js?v=1", readCompressed: (path) => (path === "/a.js" ? compressed : undefined) },
  );
  expect(headers["content-encoding"]).toBe("br");
  expect(body).toEqual(compressed);
});

it.each([
  ["a picture", { "content-type": "image/webp" }],
  ["events", { "content-type": "text/event-stream" }],
  ["what may not be transformed", { "content-type": "text/html", "cache-control": "no-transform" }],
  ["what is compressed already", { "content-type": "text/html", "content-encoding": "zstd" }],
])("leaves %s alone", async (_what, named) => {
  const { body, headers } = await ask((response) => {
    for (const [name, value] of Object.entries(named)) response.setHeader(name, value);
    response.write(page.slice(0, 10));
    response.end(page.slice(10));
  });
  expect(body.toString()).toBe(page);
  expect(headers.vary).toBeUndefined();
});

it("sends little as it is, and nothing to who asks for the headers alone", async () => {
  const small = await ask((response) => {
    response.setHeader("content-type", "text/html");
    response.end("little");
  });
  expect(small.body.toString()).toBe("little");
  const headers = await ask(html, { method: "HEAD" });
  expect(headers.headers["content-length"]).toBe("6000");
  expect(headers.body.length).toBe(0);
});

it("lets go of what is too large to hold", async () => {
  const large = "x".repeat(600_000);
  const { body, headers } = await ask((response) => {
    response.setHeader("content-type", "text/plain");
    response.write(large);
    response.write(large);
    response.end("end");
  });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.length).toBe(1_200_003);
});

it("sends one length of what was passed on in chunks", async () => {
  const { headers, body } = await ask((response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("transfer-encoding", "chunked");
    response.end(page);
  });
  expect(headers["transfer-encoding"]).toBeUndefined();
  expect(headers["content-length"]).toBe(String(body.length));
});

it.each(["GET", "HEAD"])("says one thing to caches, the stricter of two, to %s", async (method) => {
  const missing = (response: ServerResponse) => {
    response.statusCode = 404;
    response.appendHeader("cache-control", "public, s-maxage=1");
    response.appendHeader("cache-control", "private, no-store");
    html(response);
  };
  const { headers } = await ask(missing, { method });
  expect(headers["cache-control"]).toBe("private, no-store");
});
