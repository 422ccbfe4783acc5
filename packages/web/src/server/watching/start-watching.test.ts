import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getFreePort } from "../../../../../tooling/run/ports.ts";
import { httpFetch } from "../http-fetch.ts";

const secret = "the-shared-secret-of-door-and-apps";
const servers: Server[] = [];
let app = "";
let figures = "";

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const port = await getFreePort();
  figures = `http://127.0.0.1:${port}/metrics`;
  for (const [name, value] of Object.entries({
    SHOP_ENV: "local",
    INTERNAL_SECRET: secret,
    METRICS_PORT: String(port),
  }))
    vi.stubEnv(name, value);
  // An API that tells what it was sent, and an app that asks it after a while, as a page does.
  const api = await listening((request, response) => response.end(JSON.stringify(request.headers)));
  // A file that came before in this worker may have read the environment already.
  vi.resetModules();
  const { startWatching } = await import("./start-watching.ts");
  await startWatching({ appName: "shop", basePath: "", pages: ["/", "/products/[id]"] });
  app = await listening(async (request, response) => {
    if (request.url === "/products/16") response.setHeader("x-nextjs-cache", "HIT");
    await new Promise((resolve) => setImmediate(resolve));
    response.end(await (await httpFetch(api)).text());
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of servers) server.close();
});

const sentToApi = async (path: string, headers: Record<string, string>) =>
  (await httpFetch(`${app}${path}`, { headers })).json() as Promise<Record<string, string>>;

it("an app's call of the API bears the id of the request that it is made for", async () => {
  const ids = ["0b6f3a52-8f0e-4c1d-9a7b-2f4e6d8c0a13", "7d1c5e90-1b2a-4f3e-8c4d-5a6b7c8d9e0f"];
  const sent = await Promise.all(
    ids.map((id) => sentToApi("/products/16", { "x-request-id": id, "x-precise-secret": secret })),
  );
  expect(sent.map((headers) => headers["x-request-id"])).toEqual(ids);
});

it("what a stranger says of id and trace is not passed on", async () => {
  const sent = await sentToApi("/", {
    "x-request-id": "0b6f3a52-8f0e-4c1d-9a7b-2f4e6d8c0a13",
    traceparent: "00-0b6f3a528f0e4c1d9a7b2f4e6d8c0a13-00f067aa0ba902b7-01",
  });
  expect([sent["x-request-id"], sent.traceparent]).toEqual([undefined, undefined]);
});

it("answers are counted by family, status and whether the page was kept, on a port of their own", async () => {
  await sentToApi("/products/16", {});
  await sentToApi("/wp-admin/setup.php", {});
  const read = async () => (await httpFetch(figures)).text();
  await expect.poll(read).toContain('family="other"');
  const text = await read();
  expect(text).toMatch(
    /^web_request_duration_seconds_count\{family="products",status="200",kept="hit"\} [1-9]/m,
  );
  expect(text).toMatch(/^web_request_duration_seconds_count\{family="other",status="200",kept="none"\} 1$/m);
  for (const figure of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"])
    expect(text).toContain(`\n${figure}`);
  expect((await httpFetch(figures.replace("/metrics", "/"))).status).toBe(404);
});
