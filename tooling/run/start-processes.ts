import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, type ChildPlan, signalGroup, startChild } from "./child.ts";
import { removeFolder } from "./own-stack.ts";
import { getFreePort } from "./ports.ts";
import type { OnStop } from "./run-until-stopped.ts";
import { seed } from "./stack.ts";
import { planStack, sampleCatalogue } from "./stack-plan.ts";
import { waitUntilReady } from "./wait-until-ready.ts";
import { root } from "./workspace.ts";

const readyMs = 120_000;

/** One server, in a process of its own. */
export interface ServerProcess {
  /** `api-1`, `door-2`, `trade`. */
  readonly name: string;
  /** Where it answers, without anything before it. */
  readonly url: string;
  pid(): number;
  /** Ends it without a word to it. */
  kill(): Promise<void>;
  /** Starts it again where it is gone, and waits until it answers. */
  start(): Promise<void>;
}

/** Parts that hold connections to each other. */
export type PartName = "door" | "api" | "shop" | "trade" | "postgres";

/** What a shop runs of, each part as a process of its own; visitors come to any of the doors. */
export interface ServerProcesses {
  readonly apis: readonly ServerProcess[];
  readonly shops: readonly ServerProcess[];
  readonly doors: readonly ServerProcess[];
  readonly trade: ServerProcess;
  /** Where the staff works: a port of the first door. */
  readonly deskUrl: string;
}

/**
 * Starts them as servers run them: shops and the trade area reach all APIs through the inner door of a door.
 * @param distDirs a copy of the build for each shop, for each writes its pages there
 * @param databaseUrl the embedded database when left out: then there is one API
 * @param preloads modules that each server loads first
 * @param handedOn variables of the environment that every server gets
 * @param between leads a connection of one part to another over an address of its own
 * @throws PlainFailure with what the one said that does not start
 */
export async function startProcesses(options: {
  readonly machine: Readonly<Record<string, string>>;
  readonly onStop: OnStop;
  readonly logDir: string;
  readonly distDirs: readonly string[];
  readonly apis: number;
  readonly doors: number;
  readonly databaseUrl?: string;
  readonly catalogueFile?: string;
  readonly preloads?: readonly string[];
  readonly handedOn?: Readonly<Record<string, string>>;
  readonly between?: (from: PartName, to: PartName, url: string) => Promise<string>;
}): Promise<ServerProcesses> {
  const { machine, onStop, logDir, distDirs, databaseUrl, catalogueFile = sampleCatalogue } = options;
  const between = options.between ?? (async (_from, _to, url) => url);
  const dataDir = mkdtempSync(join(tmpdir(), "precise-processes-"));
  onStop(() => removeFolder(dataDir));
  const doors = await Promise.all(
    Array.from({ length: options.doors }, async () => ({
      port: await getFreePort(),
      innerPort: await getFreePort(),
      deskPort: await getFreePort(),
    })),
  );
  const [first] = doors;
  if (first === undefined) throw new Error("a shop has a door");
  const internalSecret = randomBytes(32).toString("base64url");
  const planOf = async (distDir: string) =>
    planStack({
      doorPort: first.port,
      deskPort: first.deskPort,
      shopPort: await getFreePort(),
      apiPort: await getFreePort(),
      tradePort: await getFreePort(),
      dataDir,
      logDir,
      distDir,
      internalSecret,
      machine,
      handedOn: {
        RATE_LIMIT_FACTOR: "100000",
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: await between("api", "postgres", databaseUrl) }),
        ...options.handedOn,
      },
      catalogueFile,
    });
  const siteOrigins = doors.map(({ port }) => `http://localhost:${port}`);
  const deskUrl = `http://localhost:${first.deskPort}`;
  const preloads = (options.preloads ?? []).map((preload) => ` --import=${preload}`).join("");
  const run = async (plan: ChildPlan, name: string, url: string, readyUrl: string, env: ChildPlan["env"]) => {
    const named: ChildPlan = {
      ...plan,
      name,
      env: {
        ...plan.env,
        SITE_ORIGINS: siteOrigins.join(),
        NODE_OPTIONS: `${plan.env.NODE_OPTIONS ?? ""}${preloads}`,
        ...env,
      },
      logFile: join(logDir, `${name}.log`),
    };
    const server = serverOf(named, url, readyUrl);
    onStop(() => server.stop());
    await server.start();
    return server;
  };
  const plans = await Promise.all(
    Array.from({ length: Math.max(options.apis, distDirs.length) }, (_, at) => planOf(distDirs[at] ?? "")),
  );
  const apis: ServerProcess[] = [];
  for (const [at, plan] of plans.slice(0, options.apis).entries()) {
    apis.push(await run(plan.api, `api-${at + 1}`, plan.apiUrl, plan.apiReadyUrl, {}));
    if (at === 0) await seed(plan, () => undefined);
  }
  const [onePlan] = plans;
  const trade = onePlan?.onDemand.find(({ name }) => name === "trade");
  if (onePlan === undefined || trade === undefined) throw new Error("no trade area is planned");
  const tradePort = await getFreePort();
  const tradeUrl = `http://127.0.0.1:${tradePort}`;
  const shopUrls = plans.slice(0, distDirs.length).map(({ shopReadyUrl }) => new URL(shopReadyUrl).origin);
  const led = async (from: PartName, to: PartName, urls: readonly string[]) =>
    (await Promise.all(urls.map((url) => between(from, to, url)))).join();
  const running: ServerProcess[] = [];
  for (const [at, { port, innerPort, deskPort }] of doors.entries()) {
    const plan = { ...onePlan.api, args: ["apps/door/src/main.ts"], cwd: root };
    running.push(
      await run(plan, `door-${at + 1}`, siteOrigins[at] ?? "", `http://127.0.0.1:${innerPort}/healthz`, {
        HOST: "::",
        PORT: String(port),
        INNER_PORT: String(innerPort),
        DESK_PORT: String(deskPort),
        DESK_ORIGIN: deskUrl,
        SHOP_ORIGIN: await led("door", "shop", shopUrls),
        API_ORIGIN: await led(
          "door",
          "api",
          apis.map(({ url }) => url),
        ),
        TRADE_ORIGIN: await between("door", "trade", tradeUrl),
      }),
    );
  }
  const inner = async (from: PartName, at: number) => ({
    API_ORIGIN: await between(from, "door", `http://127.0.0.1:${doors[at % doors.length]?.innerPort}`),
  });
  const shops: ServerProcess[] = [];
  for (const [at, plan] of plans.slice(0, distDirs.length).entries())
    shops.push(
      await run(plan.shop, `shop-${at + 1}`, shopUrls[at] ?? "", plan.shopReadyUrl, await inner("shop", at)),
    );
  return {
    apis,
    shops,
    doors: running,
    trade: await run(
      trade.childOn(tradePort),
      "trade",
      tradeUrl,
      `${tradeUrl}/clients/login`,
      await inner("trade", doors.length - 1),
    ),
    deskUrl,
  };
}

function serverOf(plan: ChildPlan, url: string, readyUrl: string): ServerProcess & { stop(): Promise<void> } {
  let child: Child | undefined;
  return {
    name: plan.name,
    url,
    pid: () => child?.pid ?? 0,
    async kill() {
      if (child === undefined) return;
      signalGroup(child.pid, "SIGKILL");
      await child.exited;
    },
    async start() {
      if (child !== undefined && !child.hasExited()) return;
      child = startChild(plan);
      await waitUntilReady(child, readyUrl, readyMs);
    },
    stop: async () => child?.stop(),
  };
}
