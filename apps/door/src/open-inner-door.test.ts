import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { readDoorEnv } from "./env.ts";
import { openDoor } from "./open-door.ts";
import { openInnerDoor } from "./open-inner-door.ts";
import { createDoorMetrics } from "./prom-metrics.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The inner door before an API that answers with what it was asked. @param env of the door, where it is not the usual one */
async function innerDoor(env: Readonly<Record<string, string>> = {}) {
  const api = createServer((request: IncomingMessage, response) => {
    const { url, method, headers } = request;
    response.setHeader("content-type", "application/json").end(JSON.stringify({ url, method, headers }));
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
    ...env,
  });
  const log = pino({ level: "silent" });
  const metrics = createDoorMetrics(false);
  const door = await openDoor(settings, { log, metrics });
  closing.push(() => door.close());
  const inner = openInnerDoor(door.behind, metrics, log);
  closing.push(() => inner.close());
  const base = await inner.listen({ host: "127.0.0.1", port: 0 });
  return async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${base}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };
}

it("leads to the API, with what an app says of its visitor", async () => {
  const ask = await innerDoor();
  const headers = { "x-precise-visitor": "203.0.113.7", "x-precise-secret": "s" };
  const { status, text } = await ask("/api/cart/get?x=%2F", { method: "POST", headers, body: "{}" });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ method: "POST", url: "/api/cart/get?x=%2F", headers });
});

it("leads to the API's pictures, any number of them: no visitor asks here", async () => {
  const ask = await innerDoor({ RATE_LIMIT_FACTOR: "0.001" });
  for (const name of ["a", "b", "c"]) {
    const { status, text } = await ask(`/media/1/${name}.webp`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ url: `/media/1/${name}.webp` });
  }
});

it("says how it is, and leads nowhere else", async () => {
  const ask = await innerDoor();
  expect(await ask("/healthz")).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect((await ask("/metrics")).text).toContain("door_kept_bytes");
  for (const path of ["/", "/clients/orders", "/apiary"]) expect((await ask(path)).status).toBe(404);
});

it("answers in the API's words where no replica is there", async () => {
  const ask = await innerDoor({ API_ORIGIN: "http://127.0.0.1:1" });
  const { status, text } = await ask("/api/category");
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ data: null, errors: [{ code: "unavailable" }] });
});
