import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { readDoorEnv } from "./env.ts";
import { startDoor } from "./start-door.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A door before an API of this release; undefined: one that does not say it. @param needed of the door */
async function startBeside(release: string | undefined, needed: string) {
  const api = createServer((_request, response) => {
    const stock = { cursor: "0000000a.1:1:", changed: [] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: { version: "7", release, stock } }));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    api.closeAllConnections();
    api.close();
  });
  return startAt(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, needed);
}

async function startAt(apiOrigin: string, needed: string) {
  const settings = readDoorEnv({
    SHOP_ENV: "local",
    SITE_ORIGINS: "http://shop.example",
    SHOP_ORIGIN: apiOrigin,
    API_ORIGIN: apiOrigin,
  });
  const door = await startDoor(settings, { host: "127.0.0.1", port: 0 }, needed);
  closing.push(() => door.close());
  return door;
}

it.each([
  ["1.0.0", "it needs release 1.1.0 of the API, and release 1.0.0 answers. Roll out the API first."],
  [undefined, "it needs release 1.1.0 of the API, and release 0.1.0 answers. Roll out the API first."],
])("a door does not open before an API of release %s that is older than it needs", async (release, words) => {
  await expect(startBeside(release, "1.1.0")).rejects.toThrow(words);
});

it("it opens before one that is as new, and where no API answers", async () => {
  await expect(startBeside("1.1.0", "1.1.0")).resolves.toHaveProperty("retire");
  // Nobody listens there.
  await expect(startAt("http://127.0.0.1:9", "1.1.0")).resolves.toHaveProperty("retire");
});
