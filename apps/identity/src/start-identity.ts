import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createIdentity } from "./create-identity.ts";
import type { Env } from "./env.ts";

export interface RunningIdentity {
  readonly url: string;
  stop(): Promise<void>;
}

/** Listens on loopback alone. */
export async function startIdentity(env: Env): Promise<RunningIdentity> {
  const server = createServer();
  const listening = await listen(server, env.listenPort ?? env.port);
  const port = env.listenPort === undefined ? listening : env.port;
  // Connections may come while the key is still being made: they wait for it.
  const listener = createIdentity(env, port).then((app) => getRequestListener(app.fetch));
  server.on("request", async (request, response) => (await listener)(request, response));
  await listener;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // A server that listens on an address has one with a port.
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
