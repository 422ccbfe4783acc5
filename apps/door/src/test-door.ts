import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { request } from "undici";
import { readDoorEnv } from "./env.ts";
import { openDoor } from "./open-door.ts";
import { createDoorMetrics } from "./prom-metrics.ts";

/** What an app of a test answers. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Apps of a test, and a door before them. */
export interface TestDoor {
  readonly origin: string;
  readonly port: number;
  /** Sends a request and reads its answer. */
  ask(
    path: string,
    options?: Parameters<typeof request>[1],
  ): Promise<{
    readonly status: number;
    readonly headers: Record<string, string | string[] | undefined>;
    readonly body: Buffer;
    readonly text: string;
  }>;
  /** Sends bytes as they are, and returns all that comes back until the connection is closed. */
  raw(text: string): Promise<string>;
  /** Reports the visits counted so far to the API. */
  reportVisits(): Promise<void>;
  close(): Promise<void>;
}

/** A kept page's notes, as the shop writes them. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400",
  "content-security-policy": "script-src 'self'; default-src 'self'",
  "x-precise-stamp": "7 -",
  "surrogate-key": "RING-PR-1",
};

/** The stock that the API of a test reports. */
export interface TestStock {
  version: string;
  cursor: string;
  changed: { sku: string; at: number }[];
}

/** Opens a door before apps that answer as a test says; the API also answers what the door asks of it itself. */
export async function testDoor(
  apps: { readonly shop?: Answer | readonly Answer[]; readonly trade?: Answer; readonly api?: Answer },
  { stock, env = {} }: { readonly stock?: TestStock; readonly env?: Record<string, string> } = {},
): Promise<TestDoor> {
  const missing: Answer = (_request, response) => response.writeHead(404).end();
  const known = stock ?? { version: "7", cursor: "0000000a.1:1:", changed: [] };
  const api: Answer = (request, response) => {
    if (request.url?.startsWith("/api/catalogue/changes/")) {
      const { version, cursor, changed } = known;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data: { version, stock: { cursor, changed } } }));
      return;
    }
    (apps.api ?? missing)(request, response);
  };
  const shops = [apps.shop ?? missing].flat();
  const servers = await Promise.all([api, apps.trade ?? missing, ...shops].map(listening));
  const [apiOrigin = "", tradeOrigin = "", ...shopOrigins] = servers.map(originOf);
  const settings = readDoorEnv({
    SHOP_ENV: "local",
    SITE_ORIGINS: "http://shop.example",
    SHOP_ORIGIN: shopOrigins.join(","),
    TRADE_ORIGIN: tradeOrigin,
    API_ORIGIN: apiOrigin,
    INTERNAL_SECRET: "the-shared-secret-of-door-and-apps",
    ...env,
  });
  const door = await openDoor(settings, {
    log: pino({ level: "silent" }),
    metrics: createDoorMetrics(false),
  });
  await door.app.listen({ host: "127.0.0.1", port: 0 });
  await door.behind.catalogue.ask();
  const { port } = door.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    async ask(path, options) {
      const { statusCode, headers, body } = await request(`${origin}${path}`, options);
      const bytes = Buffer.from(await body.arrayBuffer());
      return { status: statusCode, headers, body: bytes, text: bytes.toString() };
    },
    raw: (text) =>
      new Promise((resolve) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(text));
        socket.setEncoding("utf8");
        socket.on("data", (piece: string) => {
          received += piece;
        });
        socket.on("error", () => undefined);
        socket.on("close", () => resolve(received));
      }),
    reportVisits: () => door.behind.visits.report(),
    async close() {
      await door.close();
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listening(answer: Answer): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
