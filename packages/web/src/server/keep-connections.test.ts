import { Agent, createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { keepConnections } from "./keep-connections.ts";

let server: Server;
const agent = new Agent({ keepAlive: true });

afterEach(() => {
  agent.destroy();
  server.close();
});

it("says that a kept connection may be idle for ten minutes", async () => {
  keepConnections(600_000);
  server = createServer((_request, response) => response.end("ok"));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // The first answer still bears what the server began with.
  await keepAliveOf(server);
  expect(await keepAliveOf(server)).toBe("timeout=600");
});

function keepAliveOf(asked: Server): Promise<unknown> {
  const { port } = asked.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.headers["keep-alive"]));
    }).on("error", reject);
  });
}
