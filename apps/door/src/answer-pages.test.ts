import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type Answer, pageHeaders, type TestDoor, testDoor } from "./test-door.ts";

let door: TestDoor;
afterEach(() => door.close());

/** A page that says how often it has been made. */
function counted(headers: Record<string, string | string[]> = {}, status = 200) {
  const count = { times: 0 };
  const answer: Answer = (_request, response) => {
    count.times += 1;
    response.writeHead(status, { ...pageHeaders, ...headers }).end(`<html>made ${count.times}</html>`);
  };
  return { count, answer };
}

describe("a page that everyone gets alike", () => {
  it("is made once and sent to all, without the app's notes", async () => {
    const { count, answer } = counted();
    door = await testDoor({ shop: answer });
    await door.ask("/");
    const again = await door.ask("/", { headers: { cookie: "precise_session=abc" } });
    expect(again.text).toBe("<html>made 1</html>");
    expect(again.headers["cache-status"]).toBe("precise; hit");
    expect(Object.keys(again.headers).filter((name) => /^(?:x-precise|surrogate)/.test(name))).toEqual([]);
    expect(count.times).toBe(1);
  });

  it("is made for who looks at a preview alone, and what they see reaches nobody else", async () => {
    const { answer } = counted();
    door = await testDoor({ shop: answer });
    const previewing = { headers: { cookie: "theme=off; precise_preview=abc.def" } };
    expect((await door.ask("/", previewing)).text).toBe("<html>made 1</html>");
    expect((await door.ask("/")).text).toBe("<html>made 2</html>");
    const again = await door.ask("/", previewing);
    expect([again.text, again.headers["cache-status"]]).toEqual(["<html>made 3</html>", undefined]);
    expect((await door.ask("/")).text).not.toBe("<html>made 3</html>");
  });

  it("is made once when many ask for it at the same time", async () => {
    let count = 0;
    door = await testDoor({
      shop: async (_request, response) => {
        count += 1;
        const mine = count;
        await delay(30);
        response.writeHead(200, pageHeaders).end(`<html>made ${mine}</html>`);
      },
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => door.ask("/")));
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(["<html>made 1</html>"]));
  });

  it("is known again by its tag, and has another one in another encoding", async () => {
    const long = "<p>lamp</p>".repeat(200);
    door = await testDoor({ shop: (_request, response) => response.writeHead(200, pageHeaders).end(long) });
    const plain = String((await door.ask("/")).headers.etag);
    const small = String((await door.ask("/", { headers: { "accept-encoding": "br" } })).headers.etag);
    expect(small).not.toBe(plain);
    const known = await door.ask("/", { headers: { "if-none-match": `"x", ${plain}` } });
    expect([known.status, known.text]).toEqual([304, ""]);
  });

  it.each(["/sitemap.xml", "/sitemap/products-1.xml"])(
    "is %s too: compressed, and known again",
    async (path) => {
      const paths: string[] = [];
      const headers = {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": "public, max-age=0, s-maxage=600, stale-if-error=86400",
      };
      door = await testDoor({
        shop: ({ url = "" }, response) => {
          paths.push(url);
          response.writeHead(200, headers).end("<loc>http://shop.example/product/lamp</loc>".repeat(100));
        },
      });
      const robot = { "accept-encoding": "gzip" };
      const first = await door.ask(path, { headers: robot });
      expect([first.status, first.headers["content-encoding"]]).toEqual([200, "gzip"]);
      const again = { ...robot, "if-none-match": String(first.headers.etag) };
      expect(await door.ask(path, { headers: again })).toMatchObject({ status: 304, text: "" });
      expect(paths).toEqual([path]);
    },
  );

  it("is made anew when an article that it shows has sold", async () => {
    const stock = { version: "7", cursor: "0000000a.1:1:", changed: [] as { sku: string; at: number }[] };
    const { count, answer } = counted();
    door = await testDoor({ shop: answer }, { stock });
    await door.ask("/");
    stock.cursor = "0000000a.2:2:";
    stock.changed = [{ sku: "PR-1", at: 1 }];
    await expect
      .poll(async () => (await door.ask("/")).text, { timeout: 5_000 })
      .not.toBe("<html>made 1</html>");
    expect(count.times).toBeGreaterThan(1);
  });

  it("lets a browser fetch ahead what it links to, but for one that saves data", async () => {
    const { answer } = counted({ "speculation-rules": '"/rules.json"' });
    door = await testDoor({ shop: answer });
    expect((await door.ask("/")).headers["speculation-rules"]).toBe('"/rules.json"');
    const saving = await door.ask("/", { headers: { "save-data": "on" } });
    expect([saving.headers["cache-status"], saving.headers["speculation-rules"]]).toEqual([
      "precise; hit",
      undefined,
    ]);
  });

  it("asks for its fonts at once, but not of a browser that saves data", async () => {
    const font = '</body.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
    const style = '</shop.css>; rel=preload; as="style"';
    const { answer } = counted({ link: `${font}, ${style}` });
    door = await testDoor({ shop: answer });
    expect((await door.ask("/")).headers.link).toContain("body.woff2");
    const saving = await door.ask("/", { headers: { "save-data": "on" } });
    expect([saving.headers["cache-status"], saving.headers.link]).toEqual(["precise; hit", style]);
  });

  it("is sent although its app is gone or fails", async () => {
    let isWell = true;
    const { answer } = counted({
      "x-precise-stamp": "6 -",
      "cache-control": "public, s-maxage=1, stale-if-error=60",
    });
    door = await testDoor({
      shop: (request, response) => (isWell ? answer(request, response) : request.socket.destroy()),
    });
    await door.ask("/");
    isWell = false;
    const seen = async () => {
      const { status, text, headers } = await door.ask("/");
      return [status, text, headers["cache-status"]];
    };
    await expect.poll(seen).toEqual([200, "<html>made 1</html>", "precise; hit; detail=spare"]);
  });

  it("is compressed once its client takes it, and its policy names its inline scripts", async () => {
    const script = "document.title = 'x';".repeat(80);
    door = await testDoor({
      shop: (_request, response) => response.writeHead(200, pageHeaders).end(`<script>${script}</script>`),
    });
    const page = await door.ask("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.body).toString()).toBe(`<script>${script}</script>`);
    expect(page.headers["content-security-policy"]).toMatch(/^script-src 'self' 'sha256-[^']+'; default-src/);
    expect(page.headers.vary).toContain("Accept-Encoding");
  });
});

describe("is never kept:", () => {
  it.each([
    ["what sets a cookie", { "set-cookie": "a=b" }],
    ["what is private", { "cache-control": "private, no-store" }],
    ["what shared caches may not keep", { "cache-control": "public, max-age=60" }],
    ["what says two things about caching", { "cache-control": ["public, s-maxage=9", "private"] }],
    ["what differs for everyone", { vary: "*" }],
    ["a page that does not say what it was made from", { "x-precise-stamp": [] as string[] }],
  ])("%s", async (_, headers) => {
    const { count, answer } = counted(headers);
    door = await testDoor({ shop: answer });
    await door.ask("/");
    await door.ask("/");
    expect(count.times).toBe(2);
  });

  it.each([404, 500, 503])("an answer with status %d", async (status) => {
    const { count, answer } = counted({}, status);
    door = await testDoor({ shop: answer });
    await door.ask("/");
    await door.ask("/");
    expect(count.times).toBe(2);
  });

  it.each([
    ["HEAD", "/", { method: "HEAD" } as const],
    ["a query", "/?page=2", {}],
    ["a range", "/", { headers: { range: "bytes=0-9" } }],
    ["a part for the framework", "/", { headers: { rsc: "1" } }],
    ["someone's credentials", "/", { headers: { authorization: "Basic x" } }],
  ])("%s, which does not read what is kept either", async (_, path, options) => {
    const { count, answer } = counted();
    door = await testDoor({ shop: answer });
    await door.ask(path, options);
    await door.ask("/");
    await door.ask(path, options);
    expect(count.times).toBe(3);
  });

  it("half an answer: the visitor gets an outage, and the next one the whole page", async () => {
    let isHalf = true;
    door = await testDoor({
      shop: (_request, response) => {
        response.writeHead(200, { ...pageHeaders, "content-length": "19" });
        if (!isHalf) return void response.end("<html>a whole</html>".slice(0, 19));
        response.write("<html>");
        setImmediate(() => response.destroy());
      },
    });
    expect((await door.ask("/")).status).toBe(503);
    isHalf = false;
    expect((await door.ask("/")).text).toBe("<html>a whole</html".slice(0, 19));
  });
});

it.each(["/", "/search/lamp?sort=name"])(
  "half an answer for %s is no one's where another replica has a whole one",
  async (path) => {
    let halves = 0;
    door = await testDoor({
      shop: [
        (_request, response) => {
          halves += 1;
          response.writeHead(200, { "content-type": "text/html", "content-length": "19" });
          response.write("<html>");
          setImmediate(() => response.destroy());
        },
        (_request, response) => {
          response.writeHead(200, { "content-type": "text/html" });
          response.end("<html>whole</html>");
        },
      ],
    });
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, text } = await door.ask(path);
      expect({ status, text }).toEqual({ status: 200, text: "<html>whole</html>" });
    }
    expect(halves).toBeGreaterThan(0);
  },
);

describe("a built file", () => {
  const immutable = {
    "content-type": "text/javascript",
    "cache-control": "public, max-age=31536000, immutable",
  };

  it("is asked of its app once, and stays when a new release has it no more", async () => {
    let calls = 0;
    door = await testDoor({
      shop: (_request, response) => {
        calls += 1;
        if (calls > 1) return void response.writeHead(404).end();
        response.writeHead(200, immutable).end("let lamp = 1;".repeat(200));
      },
    });
    const first = await door.ask("/_next/static/a.js", { headers: { "accept-encoding": "br" } });
    const later = await door.ask("/_next/static/a.js", { headers: { "accept-encoding": "br" } });
    expect([later.status, later.headers["content-encoding"], calls]).toEqual([200, "br", 1]);
    expect(later.body.equals(first.body)).toBe(true);
  });

  it("that no replica has is missing", async () => {
    door = await testDoor({ shop: (_request, response) => response.writeHead(404).end("gone") });
    const { status, text } = await door.ask("/_next/static/../../package.json");
    expect([status, text]).toEqual([404, "gone"]);
  });

  it("is asked of the other replica where one does not have it", async () => {
    const old: Answer = (_request, response) => response.writeHead(404).end("gone");
    const fresh: Answer = (_request, response) => response.writeHead(200, immutable).end("let lamp = 2;");
    door = await testDoor({ shop: [old, fresh] });
    for (const name of ["a", "b", "c", "d"]) {
      expect((await door.ask(`/_next/static/${name}.js`)).status).toBe(200);
    }
  });
});
