import { PlainFailure } from "@precise/run/plain-failure";
import { getFreePort } from "@precise/run/ports";
import type { Place } from "./place.ts";
import { until } from "./shown.ts";

const READY_LIMIT_MS = 60_000;
/** As deploy/one-machine/compose.yaml grants the API. */
const STOP_LIMIT_S = 20;

/** One running copy of an image. */
export interface Replica {
  readonly name: string;
  /** By which the engine knows its container. */
  readonly container: string;
  /** Of this machine's loopback: leads to this copy. */
  readonly port: number;
  /** Of this machine's loopback: where this copy says how it is. */
  readonly metricsPort: number;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Ends it as an operator does, once what is under way has been answered, and takes it away. */
  retire(): Promise<void>;
  /** Starts it again after its end, with its settings and data. */
  start(): Promise<void>;
  /** Gives it a file of this machine. */
  take(file: string, path: string): Promise<void>;
  /** Runs another program of the image, with the replica's environment; what it printed. */
  run(args: readonly string[]): Promise<string>;
}

/** Starts a replica as deploy/one-machine/compose.yaml does, and waits until the health check of its image is content. */
export async function startReplica(
  place: Place,
  replica: {
    readonly name: string;
    /** By which the others find it and its like. */
    readonly sharedName: string;
    readonly image: string;
    /** Its number in the network; without one it is given any. */
    readonly host?: number;
    /** On which it listens in its container. */
    readonly port: number;
    /** Where that is another one. */
    readonly metricsPort?: number;
    readonly env: Readonly<Record<string, string>>;
    readonly volumes?: Readonly<Record<string, string>>;
  },
): Promise<Replica> {
  const { engine } = place;
  const { name, sharedName, image, env, volumes = {} } = replica;
  const container = place.fullName(name);
  const port = await getFreePort();
  const metricsPort = replica.metricsPort === undefined ? port : await getFreePort();
  await place.start({
    name,
    sharedName,
    image,
    ...(replica.host !== undefined && { host: replica.host }),
    env,
    options: [
      ...["--init", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"],
      ...["--publish", `127.0.0.1:${port}:${replica.port}`],
      ...(replica.metricsPort === undefined
        ? []
        : ["--publish", `127.0.0.1:${metricsPort}:${replica.metricsPort}`]),
      ...Object.entries(volumes).flatMap(([volume, path]) => [
        "--volume",
        `${place.fullName(volume)}:${path}`,
      ]),
    ],
  });
  const check = await healthCheck(place, image);
  await untilHealthy(place, name, check);
  return {
    name,
    container,
    port,
    metricsPort,
    async retire() {
      await place.end(name, ["stop", "--time", String(STOP_LIMIT_S)]);
      await engine.run(["rm", "--volumes", container]);
    },
    kill: () => place.end(name, ["kill", "--signal", "KILL"]),
    async start() {
      await place.startAgain(name);
      await untilHealthy(place, name, check);
    },
    take: async (file, path) => void (await engine.run(["cp", file, `${container}:${path}`])),
    run: (args) => engine.run(["exec", container, "node", ...args]),
  };
}

/** The command of an image's HEALTHCHECK. */
async function healthCheck({ engine }: Place, image: string): Promise<readonly string[]> {
  const said = await engine.run(["image", "inspect", "--format", "{{json .Config.Healthcheck.Test}}", image]);
  // Written by us, in our own Dockerfiles, as ["CMD", …].
  return (JSON.parse(said) as string[]).slice(1);
}

/** @throws PlainFailure with a container's last lines when its check is not content in time */
export async function untilHealthy(place: Place, name: string, check: readonly string[]): Promise<void> {
  const container = place.fullName(name);
  const isHealthy = () => place.engine.succeeds(["exec", container, ...check]);
  await until(isHealthy, READY_LIMIT_MS, "unhealthy").catch(async (cause: unknown) => {
    const said = await place.engine.run(["logs", "--tail", "20", container]);
    throw new PlainFailure(`${name} was not healthy within ${READY_LIMIT_MS / 1000} s:\n${said}`, { cause });
  });
}
