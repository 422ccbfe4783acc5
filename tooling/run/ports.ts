import { randomInt } from "node:crypto";
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

const handedOut = new Set<number>();

/**
 * A port that nothing listens on now, for runs that must not meet a running shop, and a new one with each call. It lies below
 * those that systems hand out (32,768 and up): a program that asks for any port cannot take it before it is listened on.
 */
export async function getFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(20_000, 32_768);
    if (handedOut.has(port) || !(await isPortFree(port))) continue;
    handedOut.add(port);
    return port;
  }
  throw new PlainFailure("No port between 20,000 and 32,767 is free.");
}

function canListen(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
