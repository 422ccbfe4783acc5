import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDeskSession } from "@precise/budgets/desk-session";
import { PlainFailure } from "@precise/run/plain-failure";
import type { ServerProcess } from "@precise/run/start-processes";
import { startAnswerTally } from "../../apps/api/test/faults/answer-tally.ts";
import { mailServer } from "../../apps/api/test/faults/neighbours/mail-server.ts";
import { messageService } from "../../apps/api/test/faults/neighbours/message-service.ts";
import type { Lead, Neighbour } from "../../apps/api/test/faults/neighbours/neighbour.ts";
import { paymentService } from "../../apps/api/test/faults/neighbours/payment-service.ts";
import { pictureStore } from "../../apps/api/test/faults/neighbours/picture-store.ts";
import { readReplica } from "../../apps/api/test/faults/neighbours/read-replica.ts";
import { tradeArea } from "../../apps/api/test/faults/neighbours/trade-area.ts";
import { judgeNeighbours, withNeighbours } from "../../apps/api/test/faults/neighbours/with-neighbours.ts";
import { buyAtBothDoors, type FaultRun, type FaultShop, reportFaults, startFaultShop } from "./fault-shop.ts";
import { breaks, openRelay, type Relay } from "./relay.ts";
import { signInService } from "./sign-in-service.ts";

const brokenMs = 4_000;
const wholeMs = 2_000;
/**
 * Until the shop serves again: orders, a page that nobody keeps, and what the service is for. A payment service that failed five times
 * is left alone for a minute (decision 060).
 */
const recoveryMs = 90_000;

/**
 * `pnpm faults connections [--rounds 1] [--shoppers 8] [--only mail]`: breaks what is between any two parts (door and API, door and shop,
 * door and trade area, shop and door, API and PostgreSQL, and the API and each service outside) in each way, while shoppers order.
 * @returns the exit code
 */
export async function breakConnections(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string", default: "1" },
      shoppers: { type: "string", default: "8" },
      only: { type: "string", default: "" },
    },
  });
  const relays = new Map<string, Relay[]>();
  const lead = async (from: string, to: string, address: string) => {
    const url = new URL(address);
    const relay = await openRelay({ host: url.hostname, port: Number(url.port) });
    run.onStop(() => relay.close());
    const name = `${from} – ${to}`;
    relays.set(name, [...(relays.get(name) ?? []), relay]);
    url.port = String(relay.port);
    // An origin has no path; an address of a database has.
    return url.pathname === "/" ? url.origin : url.href;
  };
  const folder = mkdtempSync(join(tmpdir(), "precise-neighbours-"));
  run.onStop(async () => rmSync(folder, { recursive: true, force: true }));
  let shop: FaultShop | undefined;
  const restartApis = async () => {
    const start = async ({ kill, start }: ServerProcess) => {
      await kill();
      await start();
    };
    await Promise.all((shop?.apis ?? []).map(start));
  };
  let neighbours: readonly Neighbour[] = [];
  shop = await startFaultShop(run, {
    between: lead,
    async variables(databaseUrl) {
      neighbours = await openNeighbours(run, { lead, databaseUrl, folder, restartApis });
      return Object.assign({}, ...neighbours.map(({ variables }) => variables));
    },
  });
  const { doors, deskUrl, sold } = shop;
  const shopUrl = doors[0]?.url ?? "";
  for (const neighbour of neighbours)
    await neighbour.open?.({
      url: shopUrl,
      deskUrl,
      sold,
      openDesk: () => openDeskSession("owner", deskUrl),
    });
  const names = [...relays.keys()].filter((name) => name.includes(values.only));
  if (names.length === 0)
    throw new PlainFailure(`--only must be part of one of: ${[...relays.keys()].join(", ")}`);
  const broken: string[] = [];
  const tally = startAnswerTally();

  const breakOne = async (name: string, how: (typeof breaks)[number]) => {
    const all = relays.get(name) ?? [];
    const neighbour = neighbours.find((each) => name === (each.connection ?? `api – ${each.name}`));
    await delay(wholeMs);
    for (const relay of all) relay.break(how);
    await neighbour?.whenBroken?.();
    neighbour?.seen();
    tally.take();
    await delay(brokenMs);
    broken.push(...(neighbour?.faultsWhileBroken?.() ?? []).map((words) => `${name}, ${how}: ${words}`));
    const seen = [`calls: ${tally.take()}`, ...(neighbour === undefined ? [] : [neighbour.seen()])];
    const before = neighbour?.done() ?? 0;
    for (const relay of all) relay.heal();
    const begunAt = performance.now();
    while (!(await isServed(shopUrl, sold.sku)) || (neighbour !== undefined && neighbour.done() === before)) {
      if (performance.now() - begunAt > recoveryMs)
        throw new Error(`${name}, ${how}: not served again within ${recoveryMs / 1000} s`);
      await delay(50);
    }
    const seconds = (performance.now() - begunAt) / 1000;
    run.progress.line(
      [
        `  ${name.padEnd(22)} ${how.padEnd(10)} serves again after ${seconds.toFixed(1)} s`,
        ...seen.map((words) => `    meanwhile ${words}`),
      ].join("\n"),
    );
  };
  const report = await buyAtBothDoors(
    shop,
    Number(values.shoppers),
    () =>
      withNeighbours(neighbours, async () => {
        for (let round = 0; round < Number(values.rounds); round += 1)
          for (const name of names) for (const how of breaks) await breakOne(name, how);
      }),
    {
      onAnswer: tally.onAnswer,
      otherOrders: () => neighbours.flatMap((neighbour) => neighbour.orders?.() ?? []),
    },
  );
  for (const name of names)
    if ((relays.get(name) ?? []).every((relay) => relay.carried() === 0))
      broken.push(`nothing went over ${name}, which would show nothing`);
  broken.push(
    ...(await judgeNeighbours(neighbours, shop.databaseUrl, (name, words, isWhole) =>
      run.progress.line(`  ${isWhole ? "✓" : "✗"} ${name}: ${words}`),
    )),
  );
  return reportFaults(
    run.progress,
    `${values.rounds} × ${names.length} connections in ${breaks.length} ways`,
    {
      ...report,
      broken: [...report.broken, ...broken],
    },
  );
}

/**
 * Everything outside of the shop that an API calls, and the trade area, each with somebody who needs it.
 * @param places.folder where they may write
 */
async function openNeighbours(
  { machine, onStop }: FaultRun,
  places: {
    readonly lead: Lead;
    readonly databaseUrl: string;
    readonly folder: string;
    readonly restartApis: () => Promise<void>;
  },
): Promise<readonly Neighbour[]> {
  const { lead, databaseUrl, folder, restartApis } = places;
  const neighbours: Neighbour[] = [];
  for (const opening of [
    mailServer(lead),
    paymentService(lead, folder),
    signInService(lead, { machine, folder, restart: restartApis }),
    pictureStore(lead),
    messageService(lead, databaseUrl),
    readReplica(lead, databaseUrl),
    tradeArea(),
  ]) {
    const neighbour = await opening;
    onStop(() => neighbour.close());
    neighbours.push(neighbour);
  }
  return neighbours;
}

/** A page that is made for each visitor, and a new cart: what somebody finds who comes now. */
async function isServed(shopUrl: string, sku: string): Promise<boolean> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ items: [{ sku, quantity: 1 }] }),
  };
  try {
    const answers = await Promise.all(
      [
        [`${shopUrl}/search/lamp?sort=name&page=1&of=${Math.random()}`, {}] as const,
        [`${shopUrl}/api/cart/add`, post] as const,
      ].map(([address, init]) => fetch(address, { ...init, signal: AbortSignal.timeout(5_000) })),
    );
    for (const answer of answers) await answer.text();
    return answers.every(({ status }) => status === 200);
  } catch {
    // Not yet.
    return false;
  }
}
