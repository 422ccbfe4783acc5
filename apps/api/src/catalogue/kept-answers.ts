import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { KeptAnswer } from "../http/reply.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const mostBytes = 48 * 1024 * 1024;
/** How many questions are remembered as asked once. */
const mostAskedOnce = 2_000;

/**
 * Answers that are asked for again and again, kept as bytes, compressed, and with their etag. An answer is kept when it
 * is asked for the second time within a version: what is asked once, like most searches, is not worth compressing.
 * When there are too many, those that were not used for the longest time go.
 * @source D17
 */
export function keptAnswers() {
  let kept = new Map<string, KeptAnswer>();
  let askedOnce = new Set<string>();
  let bytes = 0;
  let generation = 0;

  function makeRoom(): void {
    for (const [key, answer] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(key);
      bytes -= sizeOf(key, answer);
    }
  }

  return {
    find(key: string): KeptAnswer | undefined {
      const answer = kept.get(key);
      if (!answer) return undefined;
      // Put back at the end: a Map keeps its entries in the order in which they were put.
      kept.delete(key);
      kept.set(key, answer);
      return answer;
    },
    /** Keeps the payload if it was asked for before; compressing happens outside of this thread. */
    async offer(key: string, data: unknown): Promise<KeptAnswer | undefined> {
      if (!askedOnce.has(key)) {
        if (askedOnce.size >= mostAskedOnce) askedOnce.clear();
        askedOnce.add(key);
        return undefined;
      }
      const made = generation;
      const answer = await compressed(data);
      // The catalogue changed while this was compressed: what it says may be old.
      if (made !== generation) return answer;
      const before = kept.get(key);
      if (before) bytes -= sizeOf(key, before);
      kept.set(key, answer);
      bytes += sizeOf(key, answer);
      makeRoom();
      return answer;
    },
    clear(): void {
      generation += 1;
      kept = new Map();
      askedOnce = new Set();
      bytes = 0;
    },
    /** For metrics. */
    size: () => ({ answers: kept.size, bytes }),
  };
}

function sizeOf(key: string, { identity, gzip: zipped, br }: KeptAnswer): number {
  return 2 * key.length + identity.length + zipped.length + br.length;
}

async function compressed(data: unknown): Promise<KeptAnswer> {
  const identity = Buffer.from(JSON.stringify({ data }));
  const [zipped, br] = await Promise.all([
    toGzip(identity, { level: 6 }),
    toBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
  ]);
  // Of the bytes themselves, not of the version: an answer that did not change stays valid in every browser.
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return { identity, gzip: zipped, br, etag };
}
