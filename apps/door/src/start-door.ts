import { startTracing } from "@precise/tracing/start-tracing";
import { pino } from "pino";
import { openDeskDoor } from "./desk/open-desk-door.ts";
import { type DoorMetrics, noMetrics } from "./door-metrics.ts";
import { openDoor } from "./open-door.ts";
import { openInnerDoor } from "./open-inner-door.ts";
import type { DoorSettings } from "./settings.ts";

/** A door that listens. */
export interface RunningDoor {
  close(): Promise<void>;
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

/** Opens the door. @throws what listening says, with nothing left open */
export async function startDoor(settings: DoorSettings, places: DoorPlaces): Promise<RunningDoor> {
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
  try {
    await door.app.listen({ host, port });
    if (deskPort !== undefined) await desk?.listen({ host, port: deskPort });
    if (innerPort !== undefined) await inner?.listen({ host, port: innerPort });
  } catch (fault) {
    await close();
    throw fault;
  }
  return { close };
}

/** Loaded where someone reads it. */
async function promMetrics(): Promise<DoorMetrics> {
  const { createDoorMetrics } = await import("./prom-metrics.ts");
  return createDoorMetrics(true);
}
