import { createServer } from "node:net";
import { PlainFailure } from "./plain-failure.ts";

/** True when nothing listens on the port, neither on loopback nor on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  // Both, because some systems let a listener on all addresses share a port with one on loopback.
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, undefined));
}

/** The one line for a port that is taken: which port, which variable moves it. */
export function portInUseMessage(port: number, variable: string): string {
  return `Port ${port} is in use. Stop the program that uses it, or set another port with ${variable}=${port + 100}.`;
}

/**
 * Stops a start whose port is taken.
 * @throws PlainFailure naming the port and the variable that sets it
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (!(await isPortFree(port))) throw new PlainFailure(portInUseMessage(port, variable));
}

/** A port that nothing listens on now, chosen by the system: for runs that must not meet a running shop. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("the system assigned no port"));
        else resolve(address.port);
      });
    });
  });
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
