import { createServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { getFreePort, isPortFree, requireFreePort } from "./ports.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

function listen(port: number, host: string): Promise<void> {
  return new Promise((resolve) => {
    const server = createServer();
    open.push(server);
    server.listen(port, host, resolve);
  });
}

describe("a port", () => {
  it.each(["127.0.0.1", "0.0.0.0"])("is in use when something listens on %s", async (host) => {
    const port = await getFreePort();
    await listen(port, host);
    expect(await isPortFree(port)).toBe(false);
  });

  it("is free when nothing listens", async () => {
    expect(await isPortFree(await getFreePort())).toBe(true);
  });

  it("is handed out once, though many are asked for at a time", async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => getFreePort()));
    expect(new Set(ports).size).toBe(20);
  });

  it("is of a block that no other process gets: its first port is held", async () => {
    const port = await getFreePort();
    expect(await isPortFree(port - (port % 16))).toBe(false);
  });

  it("in use is reported in one line that names the port and its variable", async () => {
    const port = await getFreePort();
    await listen(port, "127.0.0.1");
    await expect(requireFreePort(port, "API_PORT")).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or set another port with API_PORT=${port + 100}.`,
    );
  });
});
