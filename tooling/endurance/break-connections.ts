import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buyAtBothDoors, type FaultRun, reportFaults, startFaultShop } from "./fault-shop.ts";
import { breaks, openRelay, type Relay } from "./relay.ts";

const brokenMs = 4_000;
const wholeMs = 2_000;
/** Until the shop serves again, orders and a page that nobody keeps. */
const recoveryMs = 60_000;

/**
 * `pnpm faults connections [--rounds 1] [--shoppers 8]`: breaks what is between any two parts (door and API, door and shop, door and
 * trade area, shop and door, API and PostgreSQL) in each way, while shoppers order. @returns the exit code
 */
export async function breakConnections(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string", default: "1" }, shoppers: { type: "string", default: "8" } },
  });
  const relays = new Map<string, Relay[]>();
  const shop = await startFaultShop(run, async (from, to, address) => {
    const url = new URL(address);
    const relay = await openRelay({ host: url.hostname, port: Number(url.port) });
    run.onStop(() => relay.close());
    const name = `${from} – ${to}`;
    relays.set(name, [...(relays.get(name) ?? []), relay]);
    url.port = String(relay.port);
    // An origin has no path; an address of a database has.
    return url.pathname === "/" ? url.origin : url.href;
  });
  const report = await buyAtBothDoors(shop, Number(values.shoppers), async (acknowledged) => {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [name, all] of relays) {
        for (const how of breaks) {
          await delay(wholeMs);
          for (const relay of all) relay.break(how);
          await delay(brokenMs);
          for (const relay of all) relay.heal();
          const begunAt = performance.now();
          while (!(await isServed(shop.doors[0]?.url ?? "", shop.sold.sku))) {
            if (performance.now() - begunAt > recoveryMs)
              throw new Error(`${name}, ${how}: not served again within ${recoveryMs / 1000} s`);
            await delay(50);
          }
          const seconds = (performance.now() - begunAt) / 1000;
          run.progress.line(
            `  ${name.padEnd(16)} ${how.padEnd(10)} serves again after ${seconds.toFixed(1)} s; ${acknowledged()} orders acknowledged`,
          );
        }
      }
    }
  });
  return reportFaults(
    run.progress,
    `${values.rounds} × ${relays.size} connections in ${breaks.length} ways`,
    report,
  );
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
