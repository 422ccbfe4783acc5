import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buyAtBothDoors, type FaultRun, reportFaults, startFaultShop } from "./fault-shop.ts";

/**
 * `pnpm faults processes [--kills 100] [--shoppers 8]`: kills API, door, shop and trade area in random order with SIGKILL, two of each
 * where there are two, while shoppers order, and starts each again. @returns the exit code
 */
export async function killProcesses(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: "string", default: "100" }, shoppers: { type: "string", default: "8" } },
  });
  const shop = await startFaultShop(run);
  const victims = [...shop.apis, ...shop.doors, ...shop.shops, shop.trade];
  const counts = new Map<string, number>(victims.map(({ name }) => [name, 0]));
  const report = await buyAtBothDoors(shop, Number(values.shoppers), async (acknowledged) => {
    for (let kill = 1; kill <= Number(values.kills); kill += 1) {
      await delay(100 + Math.random() * 1_500);
      const victim = victims[Math.floor(Math.random() * victims.length)];
      if (victim === undefined) return;
      await victim.kill();
      await victim.start();
      counts.set(victim.name, (counts.get(victim.name) ?? 0) + 1);
      if (kill % 10 === 0)
        run.progress.line(
          `  ${kill} kills (${[...counts].map((pair) => pair.join(" ")).join(", ")}), ${acknowledged()} orders acknowledged`,
        );
    }
  });
  return reportFaults(run.progress, `${values.kills} kills`, report);
}
