import { readdir, stat, statfs } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import type { Faults } from "./alerts.ts";

/** What is looked at. */
export interface WatchedShop {
  /** Host names that people open, each asked for at the proxy. */
  readonly names: readonly string[];
  /** `proxy:443` */
  readonly proxy: { readonly host: string; readonly port: number };
  /** False where the proxy makes its own certificates: then they are not judged. */
  readonly hasPublicCertificates: boolean;
  readonly backupFolder: string;
  /** When the watch began, in milliseconds: a new shop has its first backup within a day. */
  readonly since: number;
}

const answerWithinMilliseconds = 20_000;
const hourMilliseconds = 60 * 60_000;
const dayMilliseconds = 24 * hourMilliseconds;
/** Backups are made once a day, within the hour after midnight. */
const oldestBackup = dayMilliseconds + 2 * hourMilliseconds;
const certificateDays = 7;
const leastFree = 0.1;
const percent = new Intl.NumberFormat("en-NG", { style: "percent" });

/**
 * Looks once, the way visitors come.
 * @param now milliseconds since 1970
 * @returns what is wrong; empty when all is well
 */
export async function lookAtShop(shop: WatchedShop, now: number): Promise<Faults> {
  const looks: readonly (readonly [string, () => Promise<string | undefined>])[] = [
    ...shop.names.map((name) => [name, () => pageFault(shop, name, now)] as const),
    ["backup", () => backupFault(shop, now)],
    ["disk", () => diskFault(shop.backupFolder)],
  ];
  const found = await Promise.all(
    looks.map(async ([about, look]) => [about, await look().catch((fault: Error) => fault.message)] as const),
  );
  return new Map(found.flatMap(([about, fault]) => (fault === undefined ? [] : [[about, fault]])));
}

function pageFault(shop: WatchedShop, name: string, now: number): Promise<string | undefined> {
  const { proxy, hasPublicCertificates } = shop;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...proxy,
        path: "/",
        servername: name,
        headers: { host: name },
        rejectUnauthorized: hasPublicCertificates,
        agent: false,
        timeout: answerWithinMilliseconds,
      },
      (answer) => {
        answer.resume();
        const { statusCode = 0 } = answer;
        if (statusCode >= 500) return resolve(`answered ${statusCode}`);
        // The request was one over TLS.
        const ends = Date.parse((answer.socket as TLSSocket).getPeerCertificate().valid_to);
        const days = Math.floor((ends - now) / dayMilliseconds);
        const isEnding = hasPublicCertificates && days < certificateDays;
        resolve(isEnding ? `its certificate ends in ${days} days and was not renewed` : undefined);
      },
    );
    call.on("timeout", () =>
      call.destroy(new Error(`no answer within ${answerWithinMilliseconds / 1000} s`)),
    );
    call.on("error", reject);
    call.end();
  });
}

async function backupFault({ backupFolder, since }: WatchedShop, now: number): Promise<string | undefined> {
  const files = (await readdir(backupFolder)).filter((file) => file.endsWith(".backup"));
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(backupFolder, file))).mtime.getTime()),
  );
  const hours = Math.floor((now - Math.max(since, ...times)) / hourMilliseconds);
  return hours * hourMilliseconds > oldestBackup ? `none for ${hours} hours` : undefined;
}

async function diskFault(folder: string): Promise<string | undefined> {
  const { bavail, blocks } = await statfs(folder);
  const free = bavail / blocks;
  return free < leastFree ? `${percent.format(free)} free` : undefined;
}
