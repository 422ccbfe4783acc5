import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createIdentity } from "./create-identity.ts";
import { BadEnvironment, type Env } from "./env.ts";
import { startMailQueue } from "./mail/mail-queue.ts";
import { sendMail } from "./mail/smtp-transport.ts";
import { openPoolStore } from "./store/open-pool-store.ts";
import type { PoolStore } from "./store/pool-store.ts";
import { createCodes } from "./user-pool/codes.ts";

const HOUR = 60 * 60_000;

export interface RunningIdentity {
  /** Where it is reached from this computer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Opens the pool and listens: on loopback alone on a laptop, on every address in production. */
export async function startIdentity(env: Env): Promise<RunningIdentity> {
  const store = openPoolStore(join(env.dataFolder, "identity.sqlite"), join(env.dataFolder, "identity.json"));
  await keepPoolId(store, env.pool.poolId);
  const server = createServer();
  const listening = await listen(server, env.listenPort ?? env.port, env.isLocal ? "127.0.0.1" : undefined);
  const port = env.listenPort === undefined ? listening : env.port;
  const url = `http://localhost:${port}`;

  const codes = createCodes(
    store,
    env.codesPerHour,
    env.isLocal ? "outbox" : env.mail === undefined ? "none" : "mail",
  );
  const { mail } = env;
  const [siteOrigin = ""] = env.siteOrigins;
  const brand = { shopName: mail?.from.name || new URL(siteOrigin).host, siteOrigin };
  const mails = mail && startMailQueue({ store, codes, brand, send: (ready) => sendMail(mail, ready) });
  const housekeeping = startHousekeeping(store, env.backups);
  // Connections may come while the key is still being made: they wait for it.
  const listener = createIdentity({ env, store, codes, mails, origin: env.origin ?? url }).then((app) =>
    getRequestListener(app.fetch),
  );
  server.on("request", async (request, response) => (await listener)(request, response));
  await listener;
  return {
    url,
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await mails?.stop();
      await housekeeping.stop();
      await store.close();
    },
  };
}

/** Passwords are kept under the pool's name: under another one no one could sign in. @throws BadEnvironment */
async function keepPoolId(store: PoolStore, poolId: string): Promise<void> {
  const kept = store.readSetting("pool_id");
  if (kept === undefined) return store.transaction(() => store.writeSetting("pool_id", poolId));
  if (kept === poolId) return;
  await store.close();
  throw new BadEnvironment(`AUTH_USER_POOL_ID is ${poolId}, but the people of this pool belong to ${kept}.`);
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // A server that listens on an address has one with a port.
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Once at the start and each hour: what has ended goes, and the day's backup is made where there is none. */
function startHousekeeping(store: PoolStore, backups: Env["backups"]): { stop(): Promise<void> } {
  const keepHouse = async () => {
    try {
      await store.transaction(() => store.removeEnded(Date.now()));
      const file = backups && (await store.backUp(backups.folder, backups.keep, new Date()));
      if (file !== undefined) console.log(JSON.stringify({ msg: "backup made", file }));
    } catch (fault) {
      // A full disk stays full: it is tried again in an hour, and signing in goes on.
      console.error(JSON.stringify({ level: "error", msg: "housekeeping failed", fault: String(fault) }));
    }
  };
  let under = keepHouse();
  const timer = setInterval(() => {
    under = keepHouse();
  }, HOUR).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await under;
    },
  };
}
