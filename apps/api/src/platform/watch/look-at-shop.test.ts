import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { lookAtShop, type WatchedShop } from "./look-at-shop.ts";

const hour = 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "precise-watch-"));
const hosts: (string | undefined)[] = [];
let status = 200;
let server: Server;
let shop: WatchedShop;

beforeAll(async () => {
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "3"];
  execFileSync("openssl", ["req", ...kind, "-subj", "/CN=shop.example", "-keyout", key, "-out", cert], {
    stdio: "pipe",
  });
  server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    hosts.push(asked.headers.host);
    answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  shop = {
    names: ["shop.example", "desk.shop.example"],
    proxy: { host: "127.0.0.1", port },
    hasPublicCertificates: false,
    backupFolder: folder,
    since: Date.now(),
  };
});
beforeEach(() => {
  status = 200;
  hosts.length = 0;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Of the shop alone: how full this machine's disk is says nothing. */
async function seen(of: WatchedShop, now: number) {
  const found = new Map(await lookAtShop(of, now));
  found.delete("disk");
  return found;
}

it("finds nothing wrong with a shop that answers under each name, and gives a new one a day to its first backup", async () => {
  expect(await seen(shop, Date.now())).toEqual(new Map());
  expect(hosts.toSorted()).toEqual(["desk.shop.example", "shop.example"]);
});

it("names what answers with a fault, or not at all", async () => {
  status = 503;
  const found = await seen({ ...shop, names: ["shop.example"] }, Date.now());
  expect(found).toEqual(new Map([["shop.example", "answered 503"]]));
  const gone = { ...shop, names: ["shop.example"], proxy: { host: "127.0.0.1", port: 1 } };
  expect((await seen(gone, Date.now())).get("shop.example")).toContain("ECONNREFUSED");
});

it("does not take a certificate that browsers refuse for a good one", async () => {
  const found = await seen({ ...shop, hasPublicCertificates: true }, Date.now());
  expect([...found.keys()]).toEqual(["shop.example", "desk.shop.example"]);
  expect(found.get("shop.example")).toMatch(/certificate/);
});

it("says how old the newest backup is, once a day has passed without one", async () => {
  const now = Date.now();
  const since = now - 100 * hour;
  expect((await seen({ ...shop, since }, now)).get("backup")).toBe("none for 100 hours");
  const file = join(folder, "precise-2026-11-21.backup");
  writeFileSync(file, "");
  expect(await seen({ ...shop, since }, now)).toEqual(new Map());
  utimesSync(file, new Date(now - 30 * hour), new Date(now - 30 * hour));
  expect((await seen({ ...shop, since }, now)).get("backup")).toBe("none for 30 hours");
});
