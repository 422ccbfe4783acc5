import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { lookAtShop, type WatchedShop } from "./look-at-shop.ts";

/** Of nobody: CN=shop.example, made for this test, good until 2126. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgov2FL631VQFsVo4O
08zLBKIZOAZayCJTPmp+DpUGWMKhRANCAASLiiH/65qC8aNgZfpY4RT17gstgLC8
UR/KyI1BVF1Pnbbv15bqQCm6HinC3Ca3NrpE+47wf1LY+Xcr7ULhxHMr
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBhTCCASugAwIBAgIUanFBHLTB2x41ZpoUZOn72KIw498wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMc2hvcC5leGFtcGxlMCAXDTI2MTEyODIwMjYyNloYDzIxMjYx
MTA0MjAyNjI2WjAXMRUwEwYDVQQDDAxzaG9wLmV4YW1wbGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASLiiH/65qC8aNgZfpY4RT17gstgLC8UR/KyI1BVF1Pnbbv
15bqQCm6HinC3Ca3NrpE+47wf1LY+Xcr7ULhxHMro1MwUTAdBgNVHQ4EFgQU7CKg
TzFbbMiK2gOAjUvjztybffcwHwYDVR0jBBgwFoAU7CKgTzFbbMiK2gOAjUvjztyb
ffcwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEArQ90tcUVNqKM
TpLnD0kf/iTuBZk3s9T4CE8Pmo4+JMkCIFJkWqyfgb1Jigx6sS4KOoXqiX4U1A76
7gNJno52hlad
-----END CERTIFICATE-----`,
};
const hour = 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "precise-watch-"));
const hosts: (string | undefined)[] = [];
let status = 200;
let server: Server;
let shop: WatchedShop;

beforeAll(async () => {
  server = createServer(selfSigned, (request, answer) => {
    hosts.push(request.headers.host);
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
