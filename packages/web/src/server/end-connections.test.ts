import { Agent, createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { endConnections } from "./end-connections.ts";

it("answers keep their connection until the process is asked to end, and close it from then on", async () => {
  let askToEnd = () => {};
  endConnections((onAsked) => {
    askToEnd = onAsked;
  });
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/held") held.push(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const connectionOf = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, path, agent }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.headers.connection));
      }).on("error", reject);
    });
  try {
    expect(await connectionOf("/")).toBe("keep-alive");
    const underWay = connectionOf("/held");
    await expect.poll(() => held.length).toBe(1);
    askToEnd();
    expect(await connectionOf("/")).toBe("close");
    held[0]?.end();
    expect(await underWay).toBe("close");
  } finally {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  }
});
