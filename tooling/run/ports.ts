import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";
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

const blockSize = 16;
/** What is left of the blocks that this process holds. */
const left: number[] = [];
let lastBlock: Promise<void> = Promise.resolve();

/**
 * A port that nothing listens on now, for runs that must not meet a running shop, and a new one with each call. It lies below
 * those that systems hand out (32,768 and up): a program that asks for any port cannot take it before it is listened on. Nor can
 * another process that asks here: a process holds a block of ports, by listening on its first one until it ends.
 */
export async function getFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (left.length === 0) {
      // One after the other: two that ask at once would each hold a block.
      lastBlock = lastBlock.then(holdBlock);
      await lastBlock;
    }
    const port = left.shift();
    if (port !== undefined && (await isPortFree(port))) return port;
  }
  throw new PlainFailure("No port between 20,000 and 32,767 is free.");
}

async function holdBlock(): Promise<void> {
  if (left.length > 0) return;
  const first = 20_000 + blockSize * randomInt(Math.floor(12_768 / blockSize));
  const holder = await listenOn(first, "127.0.0.1");
  if (holder === undefined) return;
  holder.unref();
  left.push(...Array.from({ length: blockSize - 1 }, (_, at) => first + 1 + at));
}

async function canListen(port: number, host: string | undefined): Promise<boolean> {
  const probe = await listenOn(port, host);
  if (probe === undefined) return false;
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

/** @returns undefined where the port is taken */
function listenOn(port: number, host: string | undefined): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}
