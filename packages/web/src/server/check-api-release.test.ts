import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";

let api: Server | undefined;
afterEach(() => {
  api?.closeAllConnections();
  api?.close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function linesBeside(release: string | undefined, needed: string): Promise<readonly unknown[]> {
  api = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: { version: "7", release } }));
  });
  await new Promise<void>((resolve) => api?.listen(0, "127.0.0.1", resolve));
  const { port } = api.address() as AddressInfo;
  // The environment is read once, by whichever file comes first.
  vi.resetModules();
  vi.stubEnv("SHOP_ENV", "local");
  vi.stubEnv("API_ORIGIN", `http://127.0.0.1:${port}`);
  const { checkApiRelease: check } = await import("./check-api-release.ts");
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(line) > 0);
  vi.spyOn(process, "exit").mockImplementation((code) => {
    lines.push(code);
    return undefined as never;
  });
  await check("shop", needed);
  vi.restoreAllMocks();
  return lines;
}

it("an app ends with one line beside an API that is older than it needs", async () => {
  expect(await linesBeside("1.0.0", "1.1.0")).toEqual([
    "The shop cannot start: it needs release 1.1.0 of the API, and release 1.0.0 answers. Roll out the API first.\n",
    1,
  ]);
});

it("it starts beside one that is as new", async () => {
  expect(await linesBeside("1.1.0", "1.1.0")).toEqual([]);
});
