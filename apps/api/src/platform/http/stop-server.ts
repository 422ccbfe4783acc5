import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Stopping } from "./server.ts";

const sweepMilliseconds = 50;

/**
 * Stops a server without cutting anybody off: readiness fails first, then nothing new is taken, idle connections are
 * closed and what is under way is answered with `Connection: close`. What is not done by the deadline is cut.
 * @source design "HTTP"
 */
export async function stopServer(
  app: FastifyInstance,
  stopping: Stopping,
  options: { readonly delayMilliseconds: number; readonly deadlineMilliseconds: number },
): Promise<void> {
  stopping.begun = true;
  await wait(options.delayMilliseconds);
  const deadline = setTimeout(() => app.server.closeAllConnections(), options.deadlineMilliseconds);
  // A connection whose last request has just been answered is idle only now.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
