import { createServer } from "node:http";
import type { Stack } from "./stack.ts";

/** Where journeys may stop and start servers of their stack. */
export interface StackControl {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A loopback address for journeys that show what a shopper sees while the api is down or after it was restarted:
 * `POST /api/stop` and `POST /api/start`, and the same of `/shop` and `/trade`, each answered with 204 when it is done.
 */
export async function openStackControl(
  stack: Pick<Stack, "startApi" | "stopApi" | "startShop" | "stopShop" | "startOnDemand" | "stopOnDemand">,
): Promise<StackControl> {
  const server = createServer((request, response) => {
    const act = {
      "/api/stop": () => stack.stopApi(),
      "/api/start": stack.startApi,
      "/shop/stop": () => stack.stopShop(),
      "/shop/start": stack.startShop,
      "/trade/stop": () => stack.stopOnDemand("trade"),
      "/trade/start": () => stack.startOnDemand("trade"),
    }[request.url ?? ""];
    if (request.method !== "POST" || act === undefined) {
      response.writeHead(404).end();
      return;
    }
    act().then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stack control has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
