import type { Server, ServerResponse } from "node:http";

const sweepMs = 50;

/**
 * Stops taking connections without cutting anybody off: what is under way is answered, what comes on a connection that is
 * still open, too, and each is closed behind its answer. What is not done by the deadline is cut.
 */
export async function finishRequests(server: Server, deadlineMs: number): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  // A connection whose answer has just gone out is idle only now.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(deadline);
}

/** Knows what is under way at a server. To be called before it listens. @returns until what is under way now is done, or it is time */
export function watchRequests(server: Server): (deadlineMs: number) => Promise<void> {
  const underWay = new Map<ServerResponse, Promise<void>>();
  server.prependListener("request", (_request, response) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(response, promise);
    response.once("close", () => {
      underWay.delete(response);
      resolve();
    });
  });
  return async (deadlineMs) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const deadline = setTimeout(resolve, deadlineMs);
    await Promise.race([promise, Promise.all(underWay.values())]);
    clearTimeout(deadline);
  };
}

/** From now on each answer says that its connection is the last time used: nobody sends one more request into its end. */
export function announceEnd(server: Server): void {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
}
