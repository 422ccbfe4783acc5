import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * How a connection is broken. `cut`: both ends hear of it, and nobody gets in. `stall`: nothing moves, nobody hears of it.
 * `half-open`: one end is gone and the other does not know; who comes in meets nobody.
 */
export const breaks = ["cut", "stall", "half-open"] as const;
export type Break = (typeof breaks)[number];

/** Stands between two parts of a shop, and can break what is between them. */
export interface Relay {
  readonly port: number;
  /** How many connections it has carried so far. */
  carried(): number;
  break(how: Break): void;
  /** Everything moves again; who holds a connection whose other end is gone hears of it when they use it. */
  heal(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** @param target where connections are carried to */
export async function openRelay(target: { readonly host: string; readonly port: number }): Promise<Relay> {
  const pairs = new Set<Pair>();
  /** Came in while nobody was to be met. */
  const waiting = new Set<Socket>();
  /** Whose other end is gone without their knowing. */
  const orphans = new Set<Socket>();
  let broken: Break | undefined;
  let carried = 0;

  const carry = (near: Socket) => {
    carried += 1;
    const far = connect({ ...target, noDelay: true });
    const pair = { near, far };
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one
        .on("error", () => one.destroy())
        .on("close", () => {
          pairs.delete(pair);
          orphans.delete(one);
          if (!orphans.has(other)) other.destroy();
        });
  };
  const server = createServer({ noDelay: true }, (near) => {
    if (broken === undefined) return carry(near);
    if (broken === "cut") return near.resetAndDestroy();
    near.pause();
    near.on("error", () => near.destroy()).on("close", () => waiting.delete(near));
    waiting.add(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    // A server that listens on TCP has such an address.
    port: (server.address() as AddressInfo).port,
    carried: () => carried,
    break(how) {
      broken = how;
      for (const pair of [...pairs]) {
        const { near, far } = pair;
        if (how === "cut") near.resetAndDestroy();
        else if (how === "stall") for (const end of [near.unpipe(), far.unpipe()]) end.pause();
        else {
          orphans.add(near);
          near.unpipe().pause();
          far.destroy();
        }
      }
    },
    heal() {
      broken = undefined;
      for (const { near, far } of pairs) near.pipe(far).pipe(near);
      for (const near of waiting) carry(near);
      waiting.clear();
      for (const near of orphans) near.on("data", () => near.resetAndDestroy()).resume();
    },
    async close() {
      for (const { near, far } of pairs) for (const end of [near, far]) end.destroy();
      for (const near of [...waiting, ...orphans]) near.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
