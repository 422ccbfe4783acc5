import type { RunningDoor } from "@precise/door/start-door";
import { type Child, deathMessage, startChild } from "./child.ts";
import { type OnDemandPlan, type OnDemandServer, openOnDemand } from "./on-demand.ts";
import { PlainFailure } from "./plain-failure.ts";
import type { Progress } from "./progress.ts";
import { runCommand } from "./run-command.ts";
import type { OnStop } from "./run-until-stopped.ts";
import type { StackPlan } from "./stack-plan.ts";
import { waitUntilReady } from "./wait-until-ready.ts";

/** A running api and shop, and the servers that are started by their first visitor. */
export interface Stack {
  readonly shopUrl: string;
  /** The same behind a door whose pages load their scripts at once; undefined where there is none. */
  readonly eagerUrl: string | undefined;
  /** Where the staff works; undefined where there is no desk. */
  readonly deskUrl: string | undefined;
  readonly apiUrl: string;
  /** Where the trade area itself answers, without the shop in front of it. */
  readonly tradeUrl: string | undefined;
  /** Where codes that were sent by e-mail can be read. */
  readonly identityUrl: string | undefined;
  /** Where the stand-in for Paystack answers, its checkout and its switches for tests. */
  readonly paymentsUrl: string | undefined;
  /** Resolves with the message when a server ends without being asked to. */
  readonly died: Promise<string>;
  /** Ends the shop, the servers that may have been asked for, then the api, which closes the database last. */
  stop(): Promise<void>;
  /** @param deadlineMs until it is killed; 0 ends it as a power cut would */
  stopApi(deadlineMs?: number): Promise<void>;
  startApi(): Promise<void>;
  stopShop(deadlineMs?: number): Promise<void>;
  startShop(): Promise<void>;
  /** Ends a server that waits for its first visitor, by its name, and frees its port: nothing answers there then. */
  stopOnDemand(name: string): Promise<void>;
  /** Holds its port again. */
  startOnDemand(name: string): Promise<void>;
  /** Starts now what else waits for its first visitor: for runs that no first visit may slow down. */
  startAll(): Promise<void>;
  /** Process numbers of the servers that run now: this one too, for the door is in it; an embedded database is part of the api's. */
  pids(): number[];
}

const API_LIMIT_MS = 60_000;
const SEED_LIMIT_MS = 120_000;
const SHOP_LIMIT_MS = 60_000;

/**
 * Starts the api, imports the sample catalogue into an empty one, and starts the shop meanwhile.
 * Nothing is left running when it fails; `onStop` gets the way to stop before the first process is started.
 * @throws PlainFailure with what the failing server said last
 */
export async function startStack(plan: StackPlan, progress: Progress, onStop: OnStop): Promise<Stack> {
  const watch = createDeathWatch();
  let api: Child | undefined;
  let shop: Child | undefined;
  let door: Pick<RunningDoor, "close"> | undefined;
  const waiting: OnDemandServer[] = [];

  const startApi = async () => {
    const child = startChild(plan.api);
    api = child;
    await waitUntilReady(child, plan.apiReadyUrl, API_LIMIT_MS);
    watch.add(child);
  };
  const stopApi = async (deadlineMs?: number) => {
    if (api === undefined) return;
    watch.remove(api);
    await api.stop(deadlineMs);
  };
  const startShop = async () => {
    shop = startChild(plan.shop);
    await waitUntilReady(shop, plan.shopReadyUrl, SHOP_LIMIT_MS);
    watch.add(shop);
  };
  const stopShop = async (deadlineMs = 5000) => {
    if (shop === undefined) return;
    watch.remove(shop);
    await shop.stop(deadlineMs);
  };
  const stop = async () => {
    await door?.close();
    await stopShop();
    for (const server of waiting) {
      const child = server.child();
      if (child !== undefined) watch.remove(child);
      await server.stop();
    }
    await stopApi();
  };

  onStop(stop);
  try {
    const apiSide = async () => {
      await progress.step("api", async (note) => {
        note(plan.apiUrl);
        await startApi();
      });
      await progress.step("catalogue", (note) => seed(plan, note));
    };
    const shopSide = async () => {
      await progress.step("door", async (note) => {
        note(plan.shopUrl);
        door = await plan.openDoor();
      });
      await progress.step("shop", startShop);
    };
    for (const planned of plan.onDemand) waiting.push(await hold(planned, progress, watch));
    await Promise.all([apiSide(), shopSide()]);
  } catch (error) {
    await stop();
    throw error;
  }
  const placeOf = (name: string) => {
    const place = plan.onDemand.findIndex((planned) => planned.name === name);
    const [planned, server] = [plan.onDemand[place], waiting[place]];
    if (planned === undefined || server === undefined) throw new Error(`no server is called ${name}`);
    return { place, planned, server };
  };
  const stopOnDemand = async (name: string) => {
    const { server } = placeOf(name);
    const child = server.child();
    if (child !== undefined) watch.remove(child);
    await server.stop();
  };
  const startOnDemand = async (name: string) => {
    const { place, planned } = placeOf(name);
    waiting[place] = await hold(planned, progress, watch);
  };
  const pids = () => [
    process.pid,
    ...[api, shop, ...waiting.map((server) => server.child())].flatMap((child) =>
      child === undefined || child.hasExited() ? [] : child.pid,
    ),
  ];
  return {
    shopUrl: plan.shopUrl,
    eagerUrl: plan.eagerUrl,
    deskUrl: plan.deskUrl,
    apiUrl: plan.apiUrl,
    tradeUrl: plan.onDemand.find(({ name }) => name === "trade")?.url,
    identityUrl: plan.identityUrl,
    paymentsUrl: plan.paymentsUrl,
    died: watch.died,
    stop,
    stopApi,
    startApi,
    stopShop,
    startShop,
    stopOnDemand,
    startOnDemand,
    startAll: async () => void (await Promise.all(waiting.map((server) => server.start()))),
    pids,
  };
}

/** Imports the plan's catalogue into a running api, unless that has one already. @throws PlainFailure with the import's last words */
export async function seed(plan: Pick<StackPlan, "seed">, note: (text: string) => void): Promise<void> {
  const end = await runCommand({ ...plan.seed, limitMs: SEED_LIMIT_MS });
  const lines = end.output.trim().split("\n");
  if (!end.isOk)
    throw new PlainFailure(`The catalogue could not be imported.\n${lines.slice(-12).join("\n")}`);
  note((lines.at(-1) ?? "").trim().slice(0, 70));
}

/** Holds the port of a server until a visitor asks for it; a start that fails then counts as a death. */
function hold(planned: OnDemandPlan, progress: Progress, watch: DeathWatch): Promise<OnDemandServer> {
  return progress.step(planned.name, async (note) => {
    note(`${planned.url}, starts on first use`);
    return openOnDemand(
      planned,
      (child, tookMs) => {
        progress.line(`  · ${planned.name} started on first use in ${Math.round(tookMs)} ms`);
        watch.add(child);
      },
      watch.report,
    );
  });
}

interface DeathWatch {
  readonly died: Promise<string>;
  add(child: Child): void;
  remove(child: Child): void;
  /** Counts as a death, reported in these words. */
  report(words: string): void;
}

/** Reports the first server that ends on its own; one that is being stopped is taken off first. */
function createDeathWatch(): DeathWatch {
  const watched = new Set<Child>();
  const { promise: died, resolve } = Promise.withResolvers<string>();
  return {
    died,
    add(child) {
      watched.add(child);
      void child.exited.then((exit) => {
        if (watched.delete(child)) resolve(deathMessage(child, exit));
      });
    },
    remove: (child) => void watched.delete(child),
    report: resolve,
  };
}
