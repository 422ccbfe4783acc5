import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { fillFolder } from "../../fixtures/database.ts";
import { type FakeSmtpServer, startFakeSmtpServer } from "./fake-smtp-server.ts";

const main = new URL("../../../src/main/main.ts", import.meta.url).pathname;
const children: ChildProcess[] = [];
let dataFolder: string;
let server: FakeSmtpServer;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "precise-mail-"));
  await fillFolder(dataFolder);
  server = await startFakeSmtpServer();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts the api as a process and waits until it listens. */
async function start(changes: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, SHOP_ENV: "local", API_PORT: "0", DATA_DIR: dataFolder, ...changes };
  const child = spawn(process.execPath, [main], { env, stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg === "listening") return { url: String(entry.url), child };
  }
  throw new Error("the api ended");
}
async function subscribe(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  return response.status;
}

describe("the api as a process", () => {
  it("answers at once while the mail server is away, and sends after a kill and a restart, once", async () => {
    // Where nobody listens.
    const first = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect(await subscribe(first.url, "ada@example.com")).toBe(200);
    expect(await subscribe(first.url, "ngozi@example.com")).toBe(200);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    // So long that the wait after the failure is over.
    const db = await openDatabase({ dataFolder });
    await db.query("update mail_outbox set due_at = due_at - interval '1 hour'");
    await db.close();

    await start({ SMTP_URL: server.url });
    const arrived = () => server.taken.flatMap((mail) => mail.to).sort();
    await expect
      .poll(arrived, { timeout: 55_000, interval: 200 })
      .toEqual(["ada@example.com", "ngozi@example.com"]);
    expect(server.taken[0]?.raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("without a mail server writes mails to the data folder, for its owner alone to read", async () => {
    const { url } = await start();
    expect(await subscribe(url, "ada@example.com")).toBe(200);
    const outbox = `${url}/outbox.json?to=ada@example.com`;
    const listed = async () => (await (await fetch(outbox)).text()).includes("ada@example.com");
    await expect.poll(listed).toBe(true);
    const files = await readdir(join(dataFolder, "outbox"));
    expect(files.map((file) => file.split(".").at(-1)).sort()).toEqual(["eml", "json"]);
  });
});
