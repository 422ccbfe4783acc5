import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnv } from "../src/env.ts";
import { makeVerifier } from "../src/srp/password-verifier.ts";
import { startIdentity } from "../src/start-identity.ts";
import { openPoolStore } from "../src/store/open-pool-store.ts";
import { localPool } from "../src/store/pool-settings.ts";
import { newUser } from "../src/user-pool/user-pool-call.ts";
import { callPool, productionVariables } from "./running-identity.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precise-pool-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, "identity.sqlite");
const { clientId: ClientId, poolName } = localPool;

describe("a folder of before there was a database", () => {
  const user = {
    ...newUser("ada@example.com", { given_name: "Ada" }),
    password: makeVerifier({ poolName, userId: "u1" }, "lamp-post"),
    username: "u1",
  };
  const grant = { username: "u1", originId: "o1", signedInAt: 1, scope: "s", expiresAt: Date.now() + 60_000 };
  const state = {
    users: {
      u1: {
        ...user,
        codes: { confirm: { code: "123456", expiresAt: Date.now() + 60_000, wrongTries: 0, sentAt: [] } },
      },
    },
    refreshGrants: { hash: grant },
    revokedOrigins: { gone: true },
    outbox: [
      {
        id: "m",
        at: "2026-11-20T10:00:00.000Z",
        to: "ada@example.com",
        subject: "S",
        text: "T",
        code: "123456",
      },
    ],
    simulationSecret: "secret-of-before",
    key: { pkcs8: "kept", jwk: { kid: "k" } },
  };
  const old = () => join(folder, "identity.json");

  it("is taken over whole, once", async () => {
    writeFileSync(old(), JSON.stringify(state));
    const store = openPoolStore(file(), old());
    expect(store.userNamed("ADA@example.com")).toEqual(user);
    expect(store.findGrant("hash")).toEqual(grant);
    expect([store.isRevoked("gone"), store.isRevoked("o1")]).toEqual([true, false]);
    expect(store.outbox()).toEqual(state.outbox);
    expect(store.readSetting("simulation_secret")).toBe("secret-of-before");
    expect(JSON.parse(store.readSetting("signing_key") ?? "")).toEqual(state.key);
    expect(readdirSync(folder)).toContain("identity.json.imported");
    expect(existsSync(old())).toBe(false);
    await store.close();
  });

  it("lets the code of before confirm, and the person sign up no second time", async () => {
    writeFileSync(old(), JSON.stringify({ ...state, key: null }));
    const variables = { SHOP_ENV: "local", IDENTITY_PORT: "0", DATA_DIR: folder };
    const identity = await startIdentity(readEnv(variables));
    const Username = "ada@example.com";
    const again = await callPool(identity.url, "SignUp", { ClientId, Username, Password: "lamp-post" });
    expect(await again.json()).toMatchObject({ __type: "UsernameExistsException" });
    const confirmed = await callPool(identity.url, "ConfirmSignUp", {
      ClientId,
      Username,
      ConfirmationCode: "123456",
    });
    expect(confirmed.status).toBe(200);
    await identity.stop();
  });

  it("stays as it is when it cannot be read", () => {
    writeFileSync(old(), "{ half");
    expect(() => openPoolStore(file(), old())).toThrow(/identity\.json cannot be read/);
    expect(existsSync(old())).toBe(true);
    writeFileSync(old(), JSON.stringify(state));
    expect(openPoolStore(file(), old()).userNamed("ada@example.com")).toEqual(user);
  });
});

it("a file that is no database is never overwritten", () => {
  writeFileSync(file(), "a letter, and no database at all ".repeat(50));
  expect(() => openPoolStore(file())).toThrow(/identity\.sqlite cannot be read/);
  expect(statSync(file()).size).toBe(1650);
});

it("a fault in the middle of a call leaves nothing of it", async () => {
  const store = openPoolStore(file());
  const failing = store.transaction(() => {
    store.putUser(newUser("ada@example.com", {}));
    throw new Error("the disk is full");
  });
  const next = store.transaction(() => store.putUser(newUser("bola@example.com", {})));
  await expect(failing).rejects.toThrow("the disk is full");
  await next;
  expect([store.userNamed("ada@example.com"), store.userNamed("bola@example.com")?.status]).toEqual([
    undefined,
    "UNCONFIRMED",
  ]);
});

it("what has ended is removed, and nothing else", () => {
  const store = openPoolStore(file());
  const now = Date.now();
  const grant = { username: "u", originId: "o", signedInAt: 1, scope: "s", expiresAt: now + 1 };
  store.putGrant("holds", grant);
  store.putGrant("ended", { ...grant, expiresAt: now - 1 });
  store.putGrant("rotated", { ...grant, retiresAt: now - 1 });
  store.noteRevoked("still refused", now + 1);
  store.noteRevoked("long ended", now - 1);
  store.removeEnded(now);
  expect(["holds", "ended", "rotated"].map((name) => store.findGrant(name)?.originId)).toEqual([
    "o",
    undefined,
    undefined,
  ]);
  expect([store.isRevoked("still refused"), store.isRevoked("long ended")]).toEqual([true, false]);
});

describe("backups", () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);

  it("one a day, the newest kept, each as good as the database", async () => {
    const backups = join(folder, "backups");
    const store = openPoolStore(file());
    await store.transaction(() => store.putUser(newUser("ada@example.com", {})));
    expect(await store.backUp(backups, 2, day("2026-11-26"))).toBe(
      join(backups, "identity-2026-11-26.sqlite"),
    );
    expect(await store.backUp(backups, 2, day("2026-11-26"))).toBeUndefined();
    await store.backUp(backups, 2, day("2026-11-27"));
    writeFileSync(join(backups, "precise-2026-11-20.backup"), "another's");
    await store.transaction(() => store.putUser(newUser("bola@example.com", {})));
    const newest = (await store.backUp(backups, 2, day("2026-11-28"))) ?? "";
    expect(readdirSync(backups).sort()).toEqual([
      "identity-2026-11-27.sqlite",
      "identity-2026-11-28.sqlite",
      "precise-2026-11-20.backup",
    ]);
    expect(statSync(newest).mode & 0o077).toBe(0);
    const secret = store.readSetting("simulation_secret");
    await store.close();

    // The machine is lost: the file is put in the place of the database.
    for (const name of readdirSync(folder)) if (name.startsWith("identity.")) rmSync(join(folder, name));
    copyFileSync(newest, file());
    const restored = openPoolStore(file());
    expect(restored.userNamed("bola@example.com")?.status).toBe("UNCONFIRMED");
    expect(restored.readSetting("simulation_secret")).toBe(secret);
  });
});

it("the day's backup is made as soon as the pool starts", async () => {
  const backups = join(folder, "backups");
  const env = { ...productionVariables, IDENTITY_PORT: "0", DATA_DIR: folder, BACKUP_FOLDER: backups };
  await (await startIdentity(readEnv(env))).stop();
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^identity-\d{4}-\d\d-\d\d\.sqlite$/)]);
});

it("kill -9 right after an acknowledged sign-up loses nothing", async () => {
  const env = { ...productionVariables, IDENTITY_PORT: "0", DATA_DIR: folder };
  const main = new URL("../src/main.ts", import.meta.url).pathname;
  const server = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit");
  const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const names = Array.from({ length: 5 }, (_, nth) => `p${nth}@example.com`);
  await Promise.all(
    names.map((Username) => callPool(url, "SignUp", { ClientId, Username, Password: "lamp-post" })),
  );
  server.kill("SIGKILL");
  await ended;
  const store = openPoolStore(file());
  expect(names.map((name) => store.userNamed(name)?.status)).toEqual(names.map(() => "UNCONFIRMED"));
  expect(store.queuedMails()).toBe(names.length);
});

it("another pool's name on the same people is refused at the start", async () => {
  const env = { ...productionVariables, IDENTITY_PORT: "0", DATA_DIR: folder };
  await (await startIdentity(readEnv(env))).stop();
  await expect(startIdentity(readEnv({ ...env, AUTH_USER_POOL_ID: "ng_other" }))).rejects.toThrow(
    /^AUTH_USER_POOL_ID is ng_other/,
  );
});
