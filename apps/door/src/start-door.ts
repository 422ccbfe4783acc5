import { setTimeout as wait } from "node:timers/promises";
import { releaseProblem } from "@precise/contract/door/needed-release";
import { startTracing } from "@precise/tracing/start-tracing";
import { pino } from "pino";
import { openDeskDoor } from "./desk/open-desk-door.ts";
import { type DoorMetrics, noMetrics } from "./door-metrics.ts";
import { announceEnd, finishRequests, watchRequests } from "./finish-requests.ts";
import needs from "./needs-api.json" with { type: "json" };
import { openDoor } from "./open-door.ts";
import { openInnerDoor } from "./open-inner-door.ts";
import type { DoorSettings } from "./settings.ts";

/** So long connections are still taken at least, each for one answer: who uses them learns of the end by then. */
const announceMs = 1_000;
/**
 * So long at most, while what was under way before goes on (a picture from a phone): the proxy finds this door as long as its
 * container is there.
 */
const openMs = 7_000;
/** In all: containers that are stopped have ten seconds. */
const endMs = 9_000;

/** A door that listens. */
export interface RunningDoor {
  /** Closes it at once; what is under way is cut. */
  close(): Promise<void>;
  /** Closes it once what is under way has been answered: for a replica that another one takes the place of. */
  retire(): Promise<void>;
}

/** Where it listens. */
export interface DoorPlaces {
  readonly host: string;
  readonly port: number;
  /** For the apps and operators; left out where they need none, and then nothing is measured. */
  readonly innerPort?: number;
  /** For the staff; left out where there is no desk. */
  readonly deskPort?: number;
  /** A file for what goes wrong; standard output where it is left out. */
  readonly logFile?: string;
}

/**
 * Opens the door.
 * @param neededApi release of the API with which door and desk were found to get along
 * @throws what listening says, or that the API is older, with nothing left open
 */
export async function startDoor(
  settings: DoorSettings,
  places: DoorPlaces,
  neededApi = needs.release,
): Promise<RunningDoor> {
  const { host, port, innerPort, deskPort, logFile } = places;
  const log = pino({ level: "warn" }, pino.destination({ dest: logFile ?? 1, mkdir: true }));
  const metrics = innerPort === undefined ? noMetrics : await promMetrics();
  const door = await openDoor(settings, { log, metrics });
  const inner = innerPort === undefined ? undefined : openInnerDoor(door.behind, metrics, log);
  const desk =
    deskPort === undefined || settings.desk === undefined
      ? undefined
      : openDeskDoor(door.behind, settings, settings.desk, log);
  const stopTracing = await startTracing(settings.tracing);
  const close = async () => {
    await desk?.close();
    await inner?.close();
    await door.close();
    await stopTracing();
  };
  const servers = [door.app, inner, desk].flatMap((app) => app?.server ?? []);
  const untilDone = servers.map((server) => watchRequests(server));
  const retire = async () => {
    const begun = performance.now();
    for (const server of servers) announceEnd(server);
    await Promise.all([wait(announceMs), ...untilDone.map((until) => until(openMs))]);
    await Promise.all(servers.map((server) => finishRequests(server, endMs - (performance.now() - begun))));
    await close();
  };
  try {
    const { catalogue } = door.behind;
    await catalogue.ask();
    const problem = catalogue.isApiUp() ? releaseProblem(neededApi, catalogue.release()) : null;
    if (problem !== null) throw new Error(problem);
    await door.app.listen({ host, port });
    if (deskPort !== undefined) await desk?.listen({ host, port: deskPort });
    if (innerPort !== undefined) await inner?.listen({ host, port: innerPort });
  } catch (fault) {
    await close();
    throw fault;
  }
  return { close, retire };
}

/** Loaded where someone reads it. */
async function promMetrics(): Promise<DoorMetrics> {
  const { createDoorMetrics } = await import("./prom-metrics.ts");
  return createDoorMetrics(true);
}
