import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDoorEnv } from "../env.ts";
import { openDoor } from "../open-door.ts";
import { createDoorMetrics } from "../prom-metrics.ts";
import { openDeskDoor } from "./open-desk-door.ts";

const closing: (() => Promise<unknown>)[] = [];
let desk: string;
let shop: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "desk-build-"));
  closing.push(async () => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Desk</title>");
  writeFileSync(join(folder, "assets", "main-1.js"), `export const words = "${"light ".repeat(400)}";`);
  // Answers with what it was asked.
  const api = createServer((request: IncomingMessage, response) => {
    const { url, method, headers } = request;
    const answer = JSON.stringify({ url, method, headers });
    // As the real one, it answers when it has read the body.
    request.resume().on("end", () => response.setHeader("content-type", "application/json").end(answer));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  closing.push(() => {
    api.closeAllConnections();
    return new Promise((resolve) => api.close(resolve));
  });
  const settings = readDoorEnv({
    SHOP_ENV: "local",
    SITE_ORIGINS: "http://shop.example",
    SHOP_ORIGIN: origin,
    API_ORIGIN: origin,
    DESK_ORIGIN: "http://desk.example",
    PICTURES_ORIGIN: "https://pictures.example",
    INTERNAL_SECRET: "the-shared-secret-of-door-and-apps",
    DESK_FOLDER: folder,
  });
  const log = pino({ level: "silent" });
  const door = await openDoor(settings, { log, metrics: createDoorMetrics(false) });
  closing.push(() => door.close());
  shop = await door.app.listen({ host: "127.0.0.1", port: 0 });
  if (settings.desk === undefined) throw new Error("there is no desk");
  const deskDoor = openDeskDoor(door.behind, settings, settings.desk, log);
  closing.push(() => deskDoor.close());
  desk = await deskDoor.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function ask(origin: string, path: string, options: Parameters<typeof request>[1] = {}) {
  const { statusCode, headers, body } = await request(origin + path, options);
  return { status: statusCode, headers, text: await body.text() };
}

describe("the desk's door", () => {
  it("shows every screen by the one page, with a policy that lets nothing in", async () => {
    const page = await ask(desk, "/orders/PRC-123456");
    expect(page).toMatchObject({ status: 200, text: "<!doctype html><title>Desk</title>" });
    expect(page.headers).toMatchObject({ "cache-control": "no-cache", "x-robots-tag": "noindex, nofollow" });
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    expect(policy).not.toContain("unsafe");
  });

  it("sends built files compressed and for good, and not again what a browser has", async () => {
    const headers = { "accept-encoding": "br" };
    const file = await ask(desk, "/assets/main-1.js", { headers });
    expect(file.headers).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
    expect(file.headers).not.toHaveProperty("content-security-policy");
    expect(file.headers["cache-control"]).toContain("immutable");
    const etag = String(file.headers.etag);
    const again = await ask(desk, "/assets/main-1.js", { headers: { ...headers, "if-none-match": etag } });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  it.each(["/assets/gone.js", "/.env.txt"])("has no file %s", async (path) => {
    expect(await ask(desk, path)).toMatchObject({ status: 404 });
  });

  it("passes the desk's calls on with the staff's cookie alone", async () => {
    const cookie = "precise_session=a; precise_desk=b; theme=dark";
    const { text } = await ask(desk, "/api/desk/orders?search=x", { headers: { cookie } });
    expect(JSON.parse(text)).toMatchObject({
      url: "/api/desk/orders?search=x",
      headers: { cookie: "precise_desk=b" },
    });
  });

  it("says to the API itself at which origin a call came, whatever its visitor says", async () => {
    const headers = { host: "127.0.0.1:3003", "x-forwarded-host": "shop.example", "sec-purpose": "prefetch" };
    const { text } = await ask(desk, "/api/desk/session", { method: "POST", headers, body: "{}" });
    expect(JSON.parse(text).headers).toMatchObject({
      host: "desk.example",
      "x-forwarded-host": "desk.example",
      "x-precise-visitor": "127.0.0.1",
    });
  });

  it.each(["/api/cart/get", "/api/products", "/healthz", "/clients/login"])(
    "does not lead to %s of the shop",
    async (path) => {
      const { text } = await ask(desk, path);
      expect(text).not.toContain('"method"');
    },
  );

  it("answers for no other host", async () => {
    expect(await ask(desk, "/", { headers: { host: "shop.example" } })).toMatchObject({ status: 421 });
  });
});

describe("a file of the staff", () => {
  const send = (path: string, bytes: number) =>
    ask(desk, path, { method: "POST", body: Buffer.alloc(bytes), headers: { "content-type": "image/png" } });

  it.each([
    "/api/desk/pictures?name=a.png",
    "/api/desk/products/import?dry_run=true",
    "/api/desk/pictures/?name=a.png",
  ])("goes through at %s, where other calls are small", async (path) => {
    expect(await send(path, 3_000_000)).toMatchObject({ status: 200 });
    expect(await send("/api/desk/orders/move", 3_000_000)).toMatchObject({ status: 413 });
  });
});

describe("the shop's door", () => {
  it.each(["/api/desk/session", "/api/desk", "/api/desk/orders"])("has no %s", async (path) => {
    expect(await ask(shop, path)).toMatchObject({ status: 404 });
  });

  it("keeps the staff's cookie from the shop", async () => {
    const cookie = "precise_session=a; __Host-precise_desk=b; precise_desk=c";
    const { text } = await ask(shop, "/api/cart/get", { headers: { cookie } });
    expect(JSON.parse(text).headers.cookie).toBe("precise_session=a");
  });
});
