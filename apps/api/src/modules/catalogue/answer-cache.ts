import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { KeptAnswer } from "#api/platform/http/reply.ts";
import type { ArticleChange, ChangeHistory } from "./change-history.ts";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const mostBytes = 48 * 1024 * 1024;
/** How many questions are remembered as asked once. */
const mostAskedOnce = 2_000;
/** A key and its place in a Map or Set, roughly. */
const bytesPerKey = 100;

/** Which articles an answer depends on. */
export interface Shows {
  /** Ids of the articles that it shows. */
  readonly ids: readonly number[];
  /** By the index's ordinals: all that a search found, for sold-out ones stand after their equals. */
  readonly ranked?: Iterable<number>;
}

interface Entry {
  readonly answer: KeptAnswer;
  readonly ids: Int32Array;
  readonly ranked: Uint8Array | undefined;
  readonly bytes: number;
}

/**
 * Answers that are asked for again and again, kept as bytes, compressed, and with their etag. An answer is kept when it
 * is asked for the second time: what is asked once, like most searches, is not worth compressing. It is given up when an
 * article that it shows changes. When there are too many, those that were not used for the longest time go. Questions
 * are known by their hashes, so that long ones take no more room than short ones.
 * @source design D17, D32
 */
export function answerCache(history: Pick<ChangeHistory, "since">) {
  let kept = new Map<string, Entry>();
  let askedOnce = new Set<string>();
  let bytes = 0;

  function drop(key: string, entry: Entry): void {
    kept.delete(key);
    bytes -= entry.bytes;
  }
  function makeRoom(): void {
    for (const [key, entry] of kept) {
      if (bytes <= mostBytes) return;
      drop(key, entry);
    }
  }

  return {
    find(question: string): KeptAnswer | undefined {
      const key = keyOf(question);
      const entry = kept.get(key);
      if (!entry) return undefined;
      // Put back at the end: a Map keeps its entries in the order in which they were put.
      kept.delete(key);
      kept.set(key, entry);
      return entry.answer;
    },
    /**
     * Keeps the payload if it was asked for before; compressing happens outside of this thread.
     * @param payload.mark of the history, from before the payload's first reading
     */
    async offer(
      question: string,
      payload: { readonly data: unknown; readonly mark: number; readonly shows: Shows },
    ): Promise<KeptAnswer | undefined> {
      const key = keyOf(question);
      if (!askedOnce.has(key)) {
        if (askedOnce.size >= mostAskedOnce) askedOnce.clear();
        askedOnce.add(key);
        return undefined;
      }
      const answer = await compressed(payload.data);
      const entry = entryOf(answer, payload.shows);
      const changes = history.since(payload.mark);
      // Something that it shows changed since its making began: what it says may be old.
      if (changes === null || changes.some((change) => depends(entry, change))) return answer;
      const before = kept.get(key);
      if (before) drop(key, before);
      kept.set(key, entry);
      bytes += entry.bytes;
      makeRoom();
      return answer;
    },
    /** Gives up every answer that depends on one of these articles. */
    giveUp(changes: readonly ArticleChange[]): void {
      for (const [key, entry] of kept) {
        if (changes.some((change) => depends(entry, change))) drop(key, entry);
      }
    },
    clear(): void {
      kept = new Map();
      askedOnce = new Set();
      bytes = 0;
    },
    /** For metrics: everything that is held here. */
    size: () => ({
      answers: kept.size,
      questions: askedOnce.size,
      bytes: bytes + askedOnce.size * bytesPerKey,
    }),
  };
}

/** Long enough that no one finds two questions with one key. */
function keyOf(question: string): string {
  return createHash("sha256").update(question).digest("base64url").slice(0, 22);
}

function entryOf(answer: KeptAnswer, shows: Shows): Entry {
  const ids = Int32Array.from(shows.ids);
  const ranked = shows.ranked && bitsOf([...shows.ranked]);
  const { identity, gzip: zipped, br } = answer;
  const held = identity.length + zipped.length + br.length + ids.byteLength + (ranked?.byteLength ?? 0);
  return { answer, ids, ranked, bytes: bytesPerKey + held };
}

function depends({ ids, ranked }: Entry, { id, ordinal, isRanked }: ArticleChange): boolean {
  if (ids.includes(id)) return true;
  if (!isRanked || ranked === undefined || ordinal === undefined) return false;
  return (((ranked[ordinal >>> 3] ?? 0) >>> (ordinal & 7)) & 1) === 1;
}

function bitsOf(ordinals: readonly number[]): Uint8Array {
  const bits = new Uint8Array((ordinals.reduce((most, one) => Math.max(most, one), 0) >>> 3) + 1);
  for (const ordinal of ordinals) bits[ordinal >>> 3] = (bits[ordinal >>> 3] ?? 0) | (1 << (ordinal & 7));
  return bits;
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
