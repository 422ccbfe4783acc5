import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { addToCart } from "@precise/contract/shop/cart";
import { trackOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { fillFolder } from "../fixtures/database.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { compiled } from "../fixtures/run-cli.ts";
import { contact, orderBody } from "../modules/orders/order-body.ts";

const main = new URL("../../src/main/main.ts", import.meta.url).pathname;
/** A data folder with a stocked shop; making one takes seconds, copying it a fraction. */
let template: string;
let dataFolder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), "precise-process-template-"));
  await fillFolder(template);
  const db = await openDatabase({ dataFolder: template });
  await putProducts(db, [{ sku: "LAMP", price: 100_000, stock: 100 }]);
  await db.close();
});
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "precise-process-"));
  await cp(template, dataFolder, { recursive: true });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(dataFolder, { recursive: true, force: true });
});

function start(changes: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    SHOP_ENV: "local",
    API_PORT: "0",
    DATA_DIR: dataFolder,
    ...compiled,
    ...changes,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["pipe", "pipe", "pipe"] });
  children.push(child);
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = once(child, "exit").then(([code]) => ({ code: code as number | null, errors }));
  return { child, ended };
}

/** Starts the api and waits for its one line. */
async function running(changes: Record<string, string> = {}) {
  const started = start(changes);
  for await (const line of createInterface({ input: started.child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg === "listening") return { ...started, url: String(entry.url) };
  }
  throw new Error(`it ended: ${(await started.ended).errors}`);
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

it("the api names its release with the catalogue's version, so that no client starts beside an older one", async () => {
  const { url } = await running();
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  for (const path of ["/api/catalogue/version", "/api/catalogue/changes/0"]) {
    const { data } = (await (await fetch(url + path)).json()) as { data: { release?: string } };
    expect(data.release).toBe(version);
  }
});

describe("a restart", () => {
  it("keeps carts and orders, after SIGTERM and after a kill", async () => {
    const first = await running();
    const added = await post(`${first.url}/api/cart/add`, { items: [{ sku: "LAMP", quantity: 2 }] });
    const { cartId } = successBody(addToCart.data).parse(added).data.cart;
    const other = await post(`${first.url}/api/cart/add`, { items: [{ sku: "LAMP", quantity: 1 }] });
    const otherId = successBody(addToCart.data).parse(other).data.cart.cartId;
    const key = { "idempotency-key": "restart-test-0123456789" };
    const placed = await post(`${first.url}/api/orders`, orderBody(otherId, 6_000), key);
    const { order } = successBody(trackOrder.data).parse(placed).data;
    first.child.kill("SIGTERM");
    expect((await first.ended).code).toBe(0);

    const second = await running();
    const tracked = await post(`${second.url}/api/orders/track`, {
      number: order.number,
      email: contact.email,
    });
    expect(successBody(trackOrder.data).parse(tracked).data.order).toEqual(order);
    // The answer to a repeated submit survives as well.
    expect(await post(`${second.url}/api/orders`, orderBody(otherId, 6_000), key)).toEqual(placed);
    await post(`${second.url}/api/cart/add`, { cartId, items: [{ sku: "LAMP", quantity: 3 }] });
    second.child.kill("SIGKILL");
    await second.ended;

    const third = await running();
    const cart = await post(`${third.url}/api/cart/get`, { cartId });
    expect(successBody(addToCart.data).parse(cart).data.cart.total_quantity).toBe(5);
  });
});

describe("stopping", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "by %s closes idle connections and the database",
    async (signal) => {
      const api = await running();
      const agent = new Agent({ keepAlive: true });
      await new Promise<void>((done) => {
        request(`${api.url}/healthz`, { agent }, (response) => response.resume().on("end", done)).end();
      });
      api.child.kill(signal);
      expect(await api.ended).toEqual({ code: 0, errors: "" });
      expect(await readdir(dataFolder)).not.toContain("db.lock");
      agent.destroy();
    },
  );

  it("fails readiness first, and serves on while the delay lasts", async () => {
    const api = await running({ SHUTDOWN_DELAY_MS: "60000" });
    api.child.kill("SIGTERM");
    let ready = 200;
    while (ready === 200) ready = (await fetch(`${api.url}/readyz`)).status;
    expect(ready).toBe(503);
    const response = await fetch(`${api.url}/api/category`);
    expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
    api.child.kill("SIGKILL");
    await api.ended;
  });

  it("comes with the end of the parent, where PARENT_PIPE is set", async () => {
    const api = await running({ PARENT_PIPE: "1" });
    api.child.stdin.end();
    expect(await api.ended).toEqual({ code: 0, errors: "" });
  });
});

describe("a start that fails says why in one line:", () => {
  it("a second api on the same folder", async () => {
    await running();
    const { code, errors } = await start().ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The API could not start: The database in \S+ is in use by process \d+\. .*\n$/);
  });

  it("a port in use", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const address = holder.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const { code, errors } = await start({ API_PORT: port }).ended;
    holder.close();
    expect([code, errors]).toEqual([
      1,
      `Port ${port} on 127.0.0.1 is in use: stop what uses it, or set another API_PORT.\n`,
    ]);
    expect(await readdir(dataFolder)).not.toContain("db.lock");
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "a variable that is wrong",
      { API_PORT: "http" },
      /^The API could not start: API_PORT must be a number\.\n$/,
    ],
    [
      "a variable that is missing",
      { SHOP_ENV: "" },
      /^The API could not start: SITE_ORIGINS is not set; .*\n$/,
    ],
    [
      "a content file that is not there",
      { SHOP_CONTENT: "/nowhere.json" },
      /^The API could not start: The content file \/nowhere\.json \(SHOP_CONTENT\) is missing or is not JSON\.\n$/,
    ],
    [
      "a database that cannot be reached",
      { DATABASE_URL: "postgres://127.0.0.1:1/x" },
      /^The API could not start: The database at DATABASE_URL could not be reached\.\n$/,
    ],
    [
      "an address of another machine",
      { API_HOST: "203.0.113.1" },
      /^API_HOST 203\.0\.113\.1 is not an address of this machine\.\n$/,
    ],
  ])("%s", async (_what, changes, line) => {
    const { code, errors } = await start(changes).ended;
    expect(errors).toMatch(line);
    expect(code).toBe(1);
  });

  it("a data folder that is a file", async () => {
    const file = join(dataFolder, "file");
    await writeFile(file, "");
    const { code, errors } = await start({ DATA_DIR: file }).ended;
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
    expect(errors).toContain(file);
    expect(code).toBe(1);
  });

  it("a database folder that is broken", async () => {
    await rm(join(dataFolder, "db", "global"), { recursive: true });
    const { code, errors } = await start().ended;
    expect(errors.trimEnd().split("\n")).toHaveLength(1);
    expect(errors).toContain(dataFolder);
    expect(code).toBe(1);
  });
});
