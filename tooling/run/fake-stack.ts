import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFreePort } from "./ports.ts";
import type { ProgressTarget } from "./progress.ts";
import type { StackPlan } from "./stack-plan.ts";

/** What the stand-ins of api and shop do; every one of them writes what happens to it to one diary. */
export interface FakeBehaviour {
  /** Runs in the api's process before it listens. */
  readonly apiFirst?: string;
  /** Runs in the shop's process once it listens; `server` is at hand. */
  readonly shopThen?: string;
  readonly seed?: string;
  /** Runs in the process of the server that is started by its first visitor, before that listens. */
  readonly lateFirst?: string;
  /** Runs in its process once it listens, as in the shop's. */
  readonly lateThen?: string;
}

/** A stack plan of tiny servers, two and one on demand, that write "… started" and "… stopped" to a diary, in the order it happens. */
export async function fakeStack(behaviour: FakeBehaviour = {}) {
  const folder = mkdtempSync(join(tmpdir(), "precise-fake-"));
  const diary = join(folder, "diary");
  const [apiPort, shopPort, latePort] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const env = { PATH: process.env.PATH ?? "", DIARY: diary };
  const plan: StackPlan = {
    apiUrl: `http://127.0.0.1:${apiPort}`,
    apiReadyUrl: `http://127.0.0.1:${apiPort}/readyz`,
    shopUrl: `http://127.0.0.1:${shopPort}`,
    shopReadyUrl: `http://127.0.0.1:${shopPort}/`,
    openDoor: async () => ({ close: async () => {} }),
    api: {
      name: "api",
      command: process.execPath,
      args: ["-e", server("api", apiPort, behaviour.apiFirst ?? "", "")],
      cwd: folder,
      env,
      logFile: join(folder, "logs", "api.log"),
    },
    shop: {
      name: "shop",
      command: process.execPath,
      args: ["-e", server("shop", shopPort, "", behaviour.shopThen ?? "")],
      cwd: folder,
      env,
      logFile: join(folder, "logs", "shop.log"),
    },
    onDemand: [
      {
        name: "late",
        port: latePort,
        url: `http://127.0.0.1:${latePort}`,
        childOn: (port) => ({
          name: "late",
          command: process.execPath,
          args: ["-e", server("late", port, behaviour.lateFirst ?? "", behaviour.lateThen ?? "")],
          cwd: folder,
          env,
          logFile: join(folder, "logs", "late.log"),
        }),
      },
    ],
    seed: {
      command: process.execPath,
      args: ["-e", `${WRITE} write("seeded"); ${behaviour.seed ?? ""}`],
      cwd: folder,
      env,
    },
  };
  return {
    plan,
    lateUrl: `http://127.0.0.1:${latePort}`,
    diary: () => readFileSync(diary, "utf8").trim().split("\n"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Collects what would be shown. */
export function collectProgress(): ProgressTarget & { text(): string } {
  const parts: string[] = [];
  return { write: (text) => parts.push(text), text: () => parts.join("") };
}

const WRITE = `const write = (text) => require("node:fs").appendFileSync(process.env.DIARY, text + "\\n");`;

/** Written before the port is open: whoever is connected finds the line, though the callback of `listen` may be late. */
function server(name: string, port: number, first: string, then: string): string {
  return `${WRITE}
    ${first}
    process.on("SIGTERM", () => { write("${name} stopped"); process.exit(0); });
    const server = require("node:http").createServer((_, response) => response.end("ok"));
    write("${name} started");
    server.listen(${port}, "127.0.0.1", () => { ${then} });`;
}
