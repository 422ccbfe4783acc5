import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** A replica that has just failed is left alone for as long, unless all have. */
const restMs = 2_000;
/** How often a name is resolved again: replicas come and go behind it, and the address of one that is gone answers nothing. */
const resolveEveryMs = 1_000;

/** One running copy of an app. */
export interface Replica {
  /** Of its address: "http://172.31.77.11:3001". */
  readonly origin: string;
  restsUntil: number;
}

/** All copies of one app. */
export interface Replicas {
  /**
   * The one to ask next; undefined where all have been tried.
   * @param tried those that this request has been to
   * @param stickTo requests with the same text go to the same replica as long as it is well
   */
  next(tried: ReadonlySet<Replica>, stickTo?: string): Replica | undefined;
  /** It could not be reached, or broke off. */
  failed(replica: Replica): void;
  close(): void;
}

/**
 * @param origins one for each replica, or of a name whose addresses are the replicas
 * @param resolve all addresses of a name; node's own where it is left out
 */
export function replicasOf(
  origins: readonly string[],
  {
    now = () => performance.now(),
    resolve = async (name: string) => (await lookup(name, { all: true })).map(({ address }) => address),
  } = {},
): Replicas {
  let replicas: readonly Replica[] = origins.map((origin) => ({ origin, restsUntil: 0 }));
  let turn = 0;

  /** Addresses that each origin had last. */
  const lastFound = new Map<string, readonly string[]>();

  async function resolveAll(): Promise<void> {
    const found = await Promise.all(
      origins.map(async (origin) => {
        const addresses = await addressesOf(origin, resolve);
        if (addresses.length > 0) lastFound.set(origin, addresses);
        // Where no name server answers, replicas are where they were: nobody who can be reached is given up.
        return lastFound.get(origin) ?? [origin];
      }),
    );
    const known = new Map(replicas.map((replica) => [replica.origin, replica]));
    replicas = [...new Set(found.flat())].map((origin) => known.get(origin) ?? { origin, restsUntil: 0 });
  }
  let isResolving = false;
  /** A name server that is silent is waited for by one call: more would pile up, and take half of the threads that read files. */
  async function resolveAgain(): Promise<void> {
    if (isResolving) return;
    isResolving = true;
    try {
      await resolveAll();
    } finally {
      isResolving = false;
    }
  }
  const isNamed = origins.some((origin) => !isFixed(new URL(origin).hostname));
  if (isNamed) void resolveAgain();
  const timer = isNamed ? setInterval(() => void resolveAgain(), resolveEveryMs).unref() : undefined;

  return {
    next(tried, stickTo) {
      const left = replicas.filter((replica) => !tried.has(replica));
      const well = left.filter(({ restsUntil }) => restsUntil <= now());
      const among = well.length > 0 ? well : left;
      if (among.length <= 1) return among[0];
      turn += 1;
      return stickTo === undefined ? among[turn % among.length] : mostFitting(among, stickTo);
    },
    failed(replica) {
      replica.restsUntil = now() + restMs;
    },
    close: () => clearInterval(timer),
  };
}

/** Addresses and this machine itself need no name server. */
function isFixed(hostname: string): boolean {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

/** None for a name that cannot be resolved now. One that never could stays what it is: the connection says what is wrong. */
async function addressesOf(origin: string, resolve: (name: string) => Promise<string[]>): Promise<string[]> {
  const url = new URL(origin);
  if (isFixed(url.hostname)) return [origin];
  const addresses = await resolve(url.hostname).catch(() => []);
  return addresses.sort().map((address) => {
    url.hostname = isIP(address) === 6 ? `[${address}]` : address;
    return url.origin;
  });
}

/** Highest random weight: when a replica goes only its own visitors move. */
function mostFitting(replicas: readonly Replica[], text: string): Replica | undefined {
  let best: { readonly replica: Replica; readonly weight: number } | undefined;
  for (const replica of replicas) {
    const weight = weightOf(`${replica.origin} ${text}`);
    if (best === undefined || weight > best.weight) best = { replica, weight };
  }
  return best?.replica;
}

/** FNV-1a. */
function weightOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
