import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type Answer, pageHeaders, type TestDoor, testDoor } from "./test-door.ts";

let door: TestDoor;
afterEach(() => door.close());

/** Says who was asked, for what and with which headers. */
const says =
  (name: string): Answer =>
  (request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name, url: request.url, headers: request.headers }));
  };
const everyone = { shop: says("shop"), trade: says("trade"), api: says("api") };

describe("a request goes to the app of its zone, its path as it came:", () => {
  it.each([
    ["/", "shop", "/"],
    ["/product/ring-PR-1?x=1", "shop", "/product/ring-PR-1?x=1"],
    ["/clients", "trade", "/clients"],
    ["/clients/products/16/x", "trade", "/clients/products/16/x"],
    ["/clientship", "shop", "/clientship"],
    ["/api/category", "api", "/api/category"],
    ["/apiary", "shop", "/apiary"],
    ["/media/1/a.webp", "api", "/media/1/a.webp"],
    ["/clients/media/1/a.webp", "api", "/media/1/a.webp"],
    ["/api%2fsession", "shop", "/api%2fsession"],
    ["/api/..%2f..%2fclients", "api", "/api/..%2f..%2fclients"],
    ["/search/E27%2FB22", "shop", "/search/E27%2FB22"],
    ["/search/%252e%252e", "shop", "/search/%252e%252e"],
  ])("%s to %s", async (path, name, url) => {
    door = await testDoor(everyone);
    const text = await door.raw(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
    expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toMatchObject({ name, url });
  });
});

describe("what is no request of a browser is refused:", () => {
  const get = (line: string, ...headers: string[]) =>
    `${line}\r\n${["Host: shop.example", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;
  it.each([
    ["another host's page", get("GET / HTTP/1.1").replace("shop.example", "evil.example"), 421],
    ["another host in the request line", get("GET http://evil.example/ HTTP/1.1"), 421],
    ["two hosts", get("GET / HTTP/1.1", "Host: evil.example"), 400],
    ["two lengths of a body", get("POST / HTTP/1.1", "Content-Length: 1", "Content-Length: 2"), 400],
    ["a length and chunks", get("POST / HTTP/1.1", "Content-Length: 5", "Transfer-Encoding: chunked"), 400],
    ["chunks by another name", get("POST / HTTP/1.1", "Transfer-Encoding: xchunked"), 400],
    ["bare line feeds", "GET / HTTP/1.1\nHost: shop.example\n\n", 400],
    [
      "10,000 headers",
      get("GET / HTTP/1.1", ...Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1`)),
      431,
    ],
    [
      "more headers than any browser sends",
      get("GET / HTTP/1.1", ...Array.from({ length: 120 }, (_, at) => `x-${at}: 1`)),
      431,
    ],
    ["a backslash", get("GET /clients\\..\\api HTTP/1.1"), 400],
    ["half an escape", get("GET /search/100% HTTP/1.1"), 400],
    ["a detour to another host", get("GET /x/..//evil.example HTTP/1.1"), 400],
    ["the desk's own host", get("GET /api/desk/session HTTP/1.1").replace("shop.example", "desk"), 421],
  ])("%s", async (_, text, status) => {
    door = await testDoor(everyone, { env: { DESK_ORIGIN: "http://desk" } });
    expect(await door.raw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it("a host of ours in the request line is the host that was asked", async () => {
    door = await testDoor(everyone);
    const text = await door.raw(
      get("GET http://shop.example/cart HTTP/1.1").replace("Host: shop.example", "Host: localhost"),
    );
    const { url, headers } = JSON.parse(text.split("\r\n\r\n")[1] ?? "");
    expect([url, headers.host]).toEqual(["/cart", "shop.example"]);
  });
});

describe("headers", () => {
  it("that only we may write are replaced or dropped", async () => {
    door = await testDoor(everyone);
    const { text, headers } = await door.ask("/api/category", {
      headers: {
        "x-forwarded-for": "198.51.100.9",
        "x-forwarded-host": "evil.example",
        forwarded: "for=198.51.100.9",
        "x-precise-visitor": "198.51.100.9",
        "x-precise-secret": "guess",
        "x-middleware-subrequest": "src/proxy",
        "x-request-id": "mine",
        traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        tracestate: "rojo=00f067aa0ba902b7",
        baggage: "userId=ada",
        "accept-language": "en",
      },
    });
    const sent = JSON.parse(text).headers;
    expect(sent).toMatchObject({
      "x-forwarded-for": "198.51.100.9",
      "x-precise-visitor": "198.51.100.9",
      "x-precise-secret": "the-shared-secret-of-door-and-apps",
      "accept-language": "en",
    });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["forwarded"]));
    expect(sent["x-middleware-subrequest"]).toBeUndefined();
    for (const name of ["traceparent", "tracestate", "baggage"]) expect(sent[name]).toBeUndefined();
    expect(sent["x-forwarded-host"]).not.toBe("evil.example");
    expect(sent["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["x-request-id"]).toBe(sent["x-request-id"]);
  });

  it("that a client names in Connection do not take ours away", async () => {
    door = await testDoor(everyone);
    const text = await door.raw(
      "GET /api/category HTTP/1.1\r\nHost: shop.example\r\nConnection: close, x-forwarded-for, x-precise-visitor\r\n\r\n",
    );
    expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "").headers["x-precise-visitor"]).toBe("127.0.0.1");
  });

  it("of every answer are there, and none of the app's own", async () => {
    door = await testDoor({
      shop: (_request, response) =>
        response
          .writeHead(200, { "x-middleware-rewrite": "http://10.0.0.1/", "x-precise-anything": "1" })
          .end("ok"),
    });
    const { headers } = await door.ask("/");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(Object.keys(headers).filter((name) => /^x-(?:middleware|precise)/.test(name))).toEqual([]);
  });

  it("insist on TLS where visitors come by it", async () => {
    door = await testDoor(everyone, { env: { SITE_ORIGINS: "https://shop.example" } });
    expect((await door.ask("/")).headers["strict-transport-security"]).toContain("max-age=31536000");
  });
});

describe("when an app", () => {
  const page =
    (text: string): Answer =>
    (_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(text);

  it.each([
    ["resets the connection", ((request) => request.socket.resetAndDestroy()) as Answer],
    ["closes it", ((request) => request.socket.destroy()) as Answer],
    ["answers what is no HTTP", ((request) => request.socket.end("220 mail.example ESMTP\r\n")) as Answer],
  ])("%s, a visitor gets an honest page or the envelope", async (_, answer) => {
    door = await testDoor({ shop: answer, api: answer, trade: answer });
    const shop = await door.ask("/");
    expect([shop.status, shop.headers["retry-after"], shop.headers["cache-control"]]).toEqual([
      503,
      "10",
      "no-store",
    ]);
    expect(shop.text).toContain("Back in a moment.");
    expect((await door.ask("/clients/orders")).text).toContain("The trade area is not working right now.");
    const call = await door.ask("/api/cart/add", { method: "POST", body: "{}" });
    expect([call.status, JSON.parse(call.text).errors[0].code]).toEqual([503, "unavailable"]);
  });

  it("answers 200 with another type, it is passed on and not kept", async () => {
    let times = 0;
    door = await testDoor({
      shop: (_request, response) => {
        times += 1;
        const { "x-precise-stamp": _stamp, ...headers } = pageHeaders;
        response.writeHead(200, { ...headers, "content-type": "image/png" }).end("png");
      },
    });
    await door.ask("/");
    expect((await door.ask("/")).headers["content-type"]).toBe("image/png");
    expect(times).toBe(2);
  });

  it("fails a call that may be made again, another replica answers it", async () => {
    const gone: Answer = (request) => request.socket.destroy();
    door = await testDoor({ shop: [gone, page("well")] });
    const all = await Promise.all(Array.from({ length: 8 }, () => door.ask("/search/lamp?page=2")));
    expect(all.map(({ text }) => text)).toEqual(Array(8).fill("well"));
  });

  it.each([
    [2, [200, "well"], 3],
    [3, [503, expect.stringContaining("Back in a moment.")], 3],
  ])("fails a call %i times, no more than two others are asked", async (failures, seen, expectedCalls) => {
    let calls = 0;
    const app: Answer = (request, response) => {
      calls += 1;
      if (calls <= failures) request.socket.destroy();
      else page("well")(request, response);
    };
    door = await testDoor({ shop: [app, app, app, app] });
    const { status, text } = await door.ask("/search/lamp?page=2");
    expect([status, text]).toEqual(seen);
    expect(calls).toBe(expectedCalls);
  });

  it("has not taken a write, no one else is asked to do it again", async () => {
    let writes = 0;
    const gone: Answer = (request) => {
      writes += 1;
      request.socket.destroy();
    };
    door = await testDoor({ shop: [gone, gone] });
    const { status } = await door.ask("/form/cart/add", { method: "POST", body: "sku=PR-1" });
    expect([status, writes]).toEqual([503, 1]);
  });
});

it.each([
  ["/search/lamp?page=2", "text/html"],
  ["/_next/static/a.js?v=2", "text/javascript"],
])(
  "HEAD of %s has the headers of its page and no length, for its body is compressed or not",
  async (path, type) => {
    door = await testDoor({
      shop: (_request, response) =>
        response.writeHead(200, { "content-type": type, "content-length": "5000", etag: '"a"' }).end(),
    });
    const { status, headers, text } = await door.ask(path, {
      method: "HEAD",
      headers: { "accept-encoding": "br" },
    });
    expect([status, text]).toEqual([200, ""]);
    expect(headers).toMatchObject({ "content-type": type, etag: '"a"', vary: "Accept-Encoding" });
    expect([headers["content-length"], headers["content-encoding"]]).toEqual([undefined, undefined]);
  },
);

it("nonsense in Range is the app's to answer, and what it says is not kept", async () => {
  let range: string | undefined;
  door = await testDoor({
    shop: (request, response) => {
      range = request.headers.range;
      response.writeHead(416, { ...pageHeaders, "content-range": "bytes */9" }).end();
    },
  });
  const { status } = await door.ask("/tv-ad/film.mp4", { headers: { range: "bytes=9-1,-,x" } });
  expect([status, range]).toEqual([416, "bytes=9-1,-,x"]);
});

it("the bytes of a call arrive as they were sent", async () => {
  const sent = Buffer.from('{"event":"charge.success", "data":{"é":1.50}}\r\n\u0000\u00ff', "latin1");
  let received = Buffer.alloc(0);
  door = await testDoor({
    api: (request, response) => {
      request.on("data", (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
      });
      request.on("end", () => response.end("ok"));
    },
  });
  await door.ask("/api/webhooks/paystack", {
    method: "POST",
    body: sent,
    headers: { "content-type": "application/json; charset=utf-8", "x-signature": "abc" },
  });
  expect(received.equals(sent)).toBe(true);
});

it("a body that is too large is refused before and while it comes in", async () => {
  door = await testDoor(everyone);
  const large = Buffer.alloc(1_300_000, "a");
  expect((await door.ask("/api/cart/add", { method: "POST", body: large })).status).toBe(413);
  const chunked = await door.raw(
    `POST /api/cart/add HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n${`${(100_000).toString(16)}\r\n${"a".repeat(100_000)}\r\n`.repeat(13)}0\r\n\r\n`,
  );
  expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
});

it("events go out as they come in", async () => {
  let next: () => void = () => undefined;
  door = await testDoor({
    api: (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: 1\n\n");
      next = () => response.end("data: 2\n\n");
    },
  });
  const answer = await fetch(`${door.origin}/api/orders/events`);
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("data: 1\n\n");
  next();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("data: 2\n\n");
});

it.each(["/api/category", "/search/lamp?page=2"])(
  "a visitor who goes away ends what is made for him: %s",
  async (path) => {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const app: Answer = (request) => {
      begin();
      request.socket.on("close", () => resolve());
    };
    door = await testDoor({ api: app, shop: app });
    const socket = connect(door.port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`),
    );
    await began;
    socket.destroy();
    await ended;
  },
);

it("one address may ask for so much that is made for it, and another one goes on", async () => {
  door = await testDoor(everyone);
  const ask = (from: string) => door.ask("/share/1/a.jpg", { headers: { "x-forwarded-for": from } });
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask("198.51.100.1")));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("198.51.100.2")).status).toBe(200);
});

it("what a browser fetches ahead has a limit of its own, within that of its visitor", async () => {
  door = await testDoor(everyone);
  const ahead = await Promise.all(
    Array.from({ length: 80 }, () => door.ask("/product/x", { headers: { "sec-purpose": "prefetch" } })),
  );
  expect(ahead.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(JSON.parse(ahead[0]?.text ?? "{}").headers["x-precise-visitor"]).toBe("127.0.0.1");
  expect((await door.ask("/product/x")).status).toBe(200);
});

it("closes a connection whose body no one reads", async () => {
  door = await testDoor(everyone);
  const socket = connect(door.port, "127.0.0.1", () =>
    socket.write(
      "POST /_next/static/a.js HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\nGET / HTTP/1.1\r\n",
    ),
  );
  socket.setEncoding("utf8");
  let received = "";
  socket.on("data", (text: string) => {
    received += text;
  });
  await once(socket, "close");
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(received).toMatch(/^HTTP\/1\.1 405 /);
});

it("counts what people open, not robots, prefetches or parts of pages, and lets no visitor report", async () => {
  const reported: string[] = [];
  const page: Answer = (_request, response) => response.writeHead(200, pageHeaders).end("<!doctype html>");
  door = await testDoor({
    shop: page,
    api: (request, response) => {
      request.on("data", (part) => reported.push(`${request.url} ${part}`));
      request.on("end", () => response.end("{}"));
    },
  });
  const person = { accept: "text/html", "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/150" };
  const open = (path: string, headers: Record<string, string>) =>
    door.ask(path, { headers: { host: "shop.example", ...headers } });
  await open("/product/ring-PR-1", person);
  await open("/product/ring-PR-1?from=mail", person);
  await open("/checkout", person);
  await open("/about-us", person);
  await open("/product/ring-PR-1", { ...person, "sec-purpose": "prefetch" });
  await open("/product/ring-PR-1", { ...person, "user-agent": "Googlebot/2.1" });
  await open("/products/16/pendants", { rsc: "1", "user-agent": person["user-agent"] });
  await open("/products/16/pendants", {
    rsc: "1",
    "next-router-prefetch": "1",
    "user-agent": person["user-agent"],
  });
  const refused = await door.ask("/api/visits", {
    method: "POST",
    headers: { host: "shop.example", "content-type": "application/json" },
    body: '{"counts":{"product":5}}',
  });
  expect(refused.status).toBe(404);
  await door.reportVisits();
  expect(reported).toEqual(['/api/visits {"counts":{"product":2,"checkout":1,"listing":1}}']);
});
