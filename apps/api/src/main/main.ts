import { isDatabaseUnavailable } from "#api/platform/http/database-fault.ts";
import { createLogger } from "#api/platform/monitoring/logger.ts";
import { type Env, readEnv } from "./env.ts";
import { type RunningApi, startApi } from "./start-api.ts";

/** Requests have ten seconds to end, and the database two more to close. */
const hardStopMilliseconds = 12_000;

/** Starts the API as a process: reads the environment, serves, and stops on a signal or with its parent. */
async function main(): Promise<void> {
  let env: Env | undefined;
  let api: RunningApi | undefined;
  let askedToStop = false;

  const stop = () => {
    askedToStop = true;
    void api?.stop().then(() => process.exit(0));
    // A database that no longer answers must not hold up the end; what was committed is safe.
    setTimeout(() => process.exit(1), hardStopMilliseconds + (env?.shutdownDelayMilliseconds ?? 0)).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  try {
    env = readEnv(process.env);
    if (env.endsWithParent) endWithParent(stop);
    const log = createLogger(env.logLevel);
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (fault) => {
        // The driver leaves nobody to catch what a pooler says while a connection is being opened; its caller gets a fault as well.
        if (event === "unhandledRejection" && isDatabaseUnavailable(fault)) {
          log.error({ err: fault }, "a connection to the database was refused");
          return;
        }
        // No one knows what state is left: ending is the only safe thing, and the log must not hold what was typed.
        log.fatal({ err: fault }, event);
        process.exit(1);
      });
    }
    api = await startApi(env, log);
    console.log(
      JSON.stringify({ msg: "listening", url: api.url, database: api.databaseKind, pid: process.pid }),
    );
    // The signal came while it was starting.
    if (askedToStop) stop();
  } catch (fault) {
    console.error(startFault(fault, env));
    process.exit(1);
  }
}

/** In local runs the starter holds our standard input open; when it is gone, however it went, so are we. */
function endWithParent(stop: () => void): void {
  process.stdin.on("end", stop).on("close", stop).on("error", stop).resume();
}

await main();

/**
 * Why the api could not start, as one line for the person who started it.
 * @param place where it was to listen
 */
function startFault(
  fault: unknown,
  place: { readonly host: string; readonly port: number } | undefined,
): string {
  if (!(fault instanceof Error)) return `The API could not start: ${String(fault)}`;
  const code: unknown = "code" in fault ? fault.code : undefined;
  if (code === "EADDRINUSE" && place) {
    return `Port ${place.port} on ${place.host} is in use: stop what uses it, or set another API_PORT.`;
  }
  if (code === "EACCES" && place && "syscall" in fault && fault.syscall === "listen") {
    return `Port ${place.port} may not be opened by this user: set another API_PORT.`;
  }
  if ((code === "EADDRNOTAVAIL" || code === "ENOTFOUND") && place) {
    return `API_HOST ${place.host} is not an address of this machine.`;
  }
  const [line = ""] = fault.message.split("\n");
  return `The API could not start: ${line}`;
}
