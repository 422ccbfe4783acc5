import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { type Child, type ChildPlan, deathMessage, startChild } from "./child.ts";
import { PlainFailure, wordsOf } from "./plain-failure.ts";
import { getFreePort } from "./ports.ts";

/**
 * A server that few visits need. It is not run until a visitor connects: the runner listens on its port, starts it on
 * a free port of loopback at the first connection and hands every connection on. So it costs a start of the stack
 * neither time nor memory, and only the first answer's delay shows the difference.
 */
export interface OnDemandPlan {
  /** What its line of progress calls it. */
  readonly name: string;
  /** Where it is reached: the port on loopback that the runner holds. */
  readonly port: number;
  readonly url: string;
  /** How it is started on the port that the runner has chosen; it must accept connections there. */
  readonly childOn: (port: number) => ChildPlan;
}

/** A port that is held for a server that may not run yet. */
export interface OnDemandServer {
  /** The running server; undefined before the first connection. */
  child(): Child | undefined;
  /** Starts it without waiting for a visitor. @throws PlainFailure with what it said last */
  start(): Promise<void>;
  /** Lets go of the port and of every connection, and ends the server. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/**
 * Holds the port.
 * @param onStarted called when the server accepts connections, with how long it took, in milliseconds
 * @param onFailed called with the words when it could not be started
 */
export async function openOnDemand(
  plan: OnDemandPlan,
  onStarted: (child: Child, tookMs: number) => void,
  onFailed: (words: string) => void,
): Promise<OnDemandServer> {
  let child: Child | undefined;
  let starting: Promise<number> | undefined;
  let isStopped = false;
  const open = new Set<Socket>();

  const run = async () => {
    const startedAt = performance.now();
    const port = await getFreePort();
    if (isStopped) throw new PlainFailure(`The ${plan.name} was stopped before it had started.`);
    child = startChild(plan.childOn(port));
    await untilItAccepts(child, port);
    onStarted(child, performance.now() - startedAt);
    return port;
  };
  const startOnce = () => {
    if (starting === undefined) {
      starting = run();
      starting.catch((error: unknown) => {
        if (!isStopped) onFailed(wordsOf(error));
      });
    }
    return starting;
  };
  const track = (socket: Socket) => {
    open.add(socket);
    // A connection that breaks off concerns only its two ends.
    socket.on("error", () => socket.destroy()).on("close", () => open.delete(socket));
    return socket;
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true }, (visitor) => {
    track(visitor);
    startOnce().then(
      (port) => join(visitor, () => track(connect({ port, host: "127.0.0.1", allowHalfOpen: true }))),
      () => visitor.destroy(),
    );
  });
  await listen(server, plan.port);

  return {
    child: () => child,
    start: async () => void (await startOnce()),
    stop: async () => {
      isStopped = true;
      server.close();
      for (const socket of open) socket.destroy();
      await child?.stop();
    },
  };
}

/** Carries bytes both ways until both ends are done; when one breaks, the other is broken too. */
function join(visitor: Socket, connectToServer: () => Socket): void {
  if (visitor.destroyed) return;
  const served = connectToServer();
  served.setNoDelay(true);
  visitor.pipe(served).pipe(visitor);
  visitor.on("close", () => served.destroy());
  served.on("close", () => visitor.destroy());
}

/** @throws PlainFailure when the server ends first, or is too slow */
async function untilItAccepts(child: Child, port: number): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (child.hasExited()) throw new PlainFailure(deathMessage(child, await child.exited));
    if (await accepts(port)) return;
    await Promise.race([delay(20), child.exited]);
  }
  throw new PlainFailure(
    `The ${child.plan.name} did not answer within ${START_LIMIT_MS / 1000} s. Its log: ${child.plan.logFile}`,
  );
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
}
