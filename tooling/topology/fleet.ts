import { setTimeout as delay } from "node:timers/promises";
import { need } from "./shown.ts";
import type { Replica } from "./start-replica.ts";
import { type ServingApp, servingApps, type Topology } from "./start-topology.ts";

/** Doors and proxy look up names every second: only then do they know of a new replica. @source docs/operations.md */
const knownWithinMs = 3_000;

/** The replicas of each app that serve now. */
export type Fleet = Record<ServingApp, readonly Replica[]>;

export function fleetOf({ apis, shops, doors, trade }: Topology): Fleet {
  return { api: apis, shop: shops, door: doors, trade: [trade] };
}

/**
 * Gives every replica of one app another image, one after the other: a new one starts beside an old one, and that one is
 * stopped once the new one is known. @source docs/operations.md "Upgrading"
 * @param turn which roll-out of this run it is, for the names of containers
 */
export async function rollOut(
  topology: Topology,
  fleet: Fleet,
  plan: { readonly app: ServingApp; readonly image: string; readonly turn: number },
  event: (words: string) => void,
): Promise<void> {
  const { app, image, turn } = plan;
  for (const [index, old] of fleet[app].entries()) {
    const name = `${app}-${index + 1}-${turn}`;
    event(`${name} starts beside ${old.name}`);
    const fresh = await topology.startBeside(app, name, image);
    event(`${name} is healthy`);
    await delay(knownWithinMs);
    event(`${old.name} is stopped`);
    await old.retire();
    fleet[app] = fleet[app].map((each) => (each === old ? fresh : each));
  }
}

/** What of the others may not change: each one's container, when it started, and the image of each app. */
export async function stateOfOthers(
  { engine }: Topology,
  fleet: Fleet,
  app: ServingApp,
): Promise<readonly string[]> {
  const containers = servingApps.filter((each) => each !== app).flatMap((each) => fleet[each]);
  const said = await engine.run([
    ...["inspect", "--format", "{{.Id}} {{.State.StartedAt}} {{.RestartCount}} {{.Image}}"],
    ...containers.map(({ container }) => container),
  ]);
  return said.trim().split("\n");
}

/** Ids of all images of our apps on this machine, by their names. */
export async function ourImages({ engine }: Topology): Promise<ReadonlyMap<string, string>> {
  const said = await engine.run(["images", "--format", "{{.Repository}}:{{.Tag}} {{.ID}}"]);
  const lines = said.split("\n").filter((line) => /precise-(?:api|shop|trade|door):/.test(line));
  return new Map(lines.map((line) => line.split(" ") as [string, string]));
}

/** @throws Error where the two differ, with these words */
export function needSame(before: readonly string[], now: readonly string[], words: string): void {
  need(before.join() === now.join(), `${words}: before ${before.join(", ")}, now ${now.join(", ")}`);
}
