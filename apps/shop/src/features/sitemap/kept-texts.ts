import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { joinCalls } from "@precise/web/server/join-calls";
import { LRUCache } from "lru-cache";

const compress = promisify(gzip);

/**
 * Texts that are made once for each version of the catalogue, however often and from wherever they are asked for.
 * @param version today's version; while it is null nothing is kept
 * @param mostBytes of compressed text that are kept
 * @returns a function that gives a text by its name, compressed by gzip; null where `make` finds none
 */
export function keptTexts(
  version: () => string | null,
  mostBytes: number,
): (name: string, make: () => Promise<string | null>) => Promise<Buffer | null> {
  const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: (text) => text.length });
  const joined = joinCalls<Buffer | null>();
  return async (name, make) => {
    const of = version();
    const key = `${of} ${name}`;
    const before = kept.get(key);
    if (before !== undefined) return before;
    return joined(key, async () => {
      const text = await make();
      if (text === null) return null;
      const compressed = await compress(text);
      if (of !== null && of === version()) kept.set(key, compressed);
      return compressed;
    });
  };
}
