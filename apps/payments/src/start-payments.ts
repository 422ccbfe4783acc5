import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createPayments } from "./create-payments.ts";
import { type Env, localUrl } from "./env.ts";

/** A stand-in that runs. */
export interface RunningPayments {
  /** What PAYSTACK_URL must be: `http://localhost:` and the port. */
  readonly url: string;
  /** Ends what is waiting, every connection and the server. */
  close(): Promise<void>;
}

/** How a test wants it. */
export interface PaymentsOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** `sk_test_local` when left out. */
  readonly secretKey?: string;
  /** Where notices are posted; an http address on localhost. */
  readonly webhookUrl: string;
  /** Left out: everything is in memory and ends with it. */
  readonly dataFolder?: string;
  /** How many times faster than Paystack's the waits pass; 60 when left out. */
  readonly speed?: number;
}

/**
 * Starts the stand-in for Paystack inside this process, for tests of what calls it. LOCAL ONLY: nothing that ships may
 * import it.
 *
 *     import { startPayments } from "@precise/payments/start-payments";
 *     const payments = await startPayments({ webhookUrl: `${apiUrl}/api/payments/paystack/webhook` });
 *     // PAYSTACK_URL = payments.url, PAYSTACK_SECRET_KEY = sk_test_local
 *     await payments.close();
 *
 * @throws BadEnvironment when notices would leave this computer
 */
export function startPayments(options: PaymentsOptions): Promise<RunningPayments> {
  return startServer({
    port: options.port ?? 0,
    secretKey: options.secretKey ?? "sk_test_local",
    webhookUrl: localUrl(options.webhookUrl),
    dataFolder: options.dataFolder,
    speed: options.speed ?? 60,
    endsWithParent: false,
  });
}

/** Listens on loopback alone. */
export async function startServer(env: Env): Promise<RunningPayments> {
  const server = createServer();
  const listening = await listen(server, env.listenPort ?? env.port);
  const port = env.listenPort === undefined ? listening : env.port;
  const { app, stop } = createPayments(env, port);
  server.on("request", getRequestListener(app.fetch));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // A server that listens on an address has one with a port.
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
