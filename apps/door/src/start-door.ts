import { pino } from "pino";
import type { DoorSettings } from "./env.ts";
import { createDoorMetrics } from "./metrics.ts";
import { openDoor } from "./open-door.ts";
import { openInnerDoor } from "./open-inner-door.ts";

/** A door that listens. */
export interface RunningDoor {
  close(): Promise<void>;
}

/** Where it listens. */
export interface DoorPlaces {
  readonly host: string;
  readonly port: number;
  /** For the apps and operators; left out where they need none. */
  readonly innerPort?: number;
  /** A file for what goes wrong; standard output where it is left out. */
  readonly logFile?: string;
  /** Whether memory and event loop of this process are the door's own, to be measured. */
  readonly isOwnProcess: boolean;
}

/** Opens the door. @throws what listening says, with nothing left open */
export async function startDoor(settings: DoorSettings, places: DoorPlaces): Promise<RunningDoor> {
  const { host, port, innerPort, logFile } = places;
  const log = pino({ level: "warn" }, pino.destination({ dest: logFile ?? 1, mkdir: true }));
  const metrics = createDoorMetrics(places.isOwnProcess);
  const door = await openDoor(settings, { log, metrics });
  const inner = innerPort === undefined ? undefined : openInnerDoor(door.behind, metrics, log);
  const close = async () => {
    await inner?.close();
    await door.close();
  };
  try {
    await door.app.listen({ host, port });
    if (innerPort !== undefined) await inner?.listen({ host, port: innerPort });
  } catch (fault) {
    await close();
    throw fault;
  }
  return { close };
}
