import { createPace } from "./pace.ts";

/** Article numbers are compared up to here; longer ones are no slips of the pen. */
const longestKey = 40;
const shortestKey = 4;
const mostSlips = 2;

/** Finds the article number that was meant by one with a slip or two. @returns its place among the keys */
export type NearSkus = (key: string) => number | undefined;

/**
 * Article numbers by each of their letters left out in turn: two that differ by a letter too many, too few, wrong or
 * exchanged have one of these in common. They are kept as places in buckets with eight bits of their hash, about 80 bytes
 * for an article number, and made a part at a time.
 * @param keys article numbers in capitals, without what is neither letter nor figure
 */
export async function nearSkus(keys: readonly string[]): Promise<NearSkus> {
  const pace = createPace();
  const bits = Math.max(8, Math.ceil(Math.log2(Math.max(1, keys.length) * 8)));
  const bucketOf = (hash: number) => hash >>> (32 - bits);
  const starts = new Uint32Array(2 ** bits + 1);
  for (const key of keys) {
    for (const hash of hashesOf(key)) starts[bucketOf(hash) + 1] = (starts[bucketOf(hash) + 1] ?? 0) + 1;
    if (pace.isDue()) await pace.rest();
  }
  for (let bucket = 1; bucket < starts.length; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
    if (bucket % 65_536 === 0 && pace.isDue()) await pace.rest();
  }
  const total = starts.at(-1) ?? 0;
  const places = new Uint32Array(total);
  const marks = new Uint8Array(total);
  const next = starts.slice();
  for (const [place, key] of keys.entries()) {
    for (const hash of hashesOf(key)) {
      const bucket = bucketOf(hash);
      const at = next[bucket] ?? 0;
      next[bucket] = at + 1;
      places[at] = place;
      marks[at] = hash & 255;
    }
    if (pace.isDue()) await pace.rest();
  }

  return (key) => {
    if (key.length > longestKey || key.length < shortestKey) return undefined;
    const once = shortened(key);
    const seen = new Set<number>();
    let best: { readonly place: number; readonly slips: number } | undefined;
    for (const short of new Set([key, ...once, ...once.flatMap(shortened)])) {
      const hash = hashOf(short);
      const bucket = bucketOf(hash);
      for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1) {
        const place = places[at] ?? 0;
        if (marks[at] !== (hash & 255) || seen.has(place)) continue;
        seen.add(place);
        const slips = slipsBetween(key, keys[place] ?? "");
        if (slips > mostSlips) continue;
        if (!best || slips < best.slips || (slips === best.slips && place < best.place))
          best = { place, slips };
      }
    }
    return best?.place;
  };
}

/** Of the key itself and of each that lacks one of its letters. */
function hashesOf(key: string): number[] {
  if (key.length > longestKey) return [];
  return [hashOf(key), ...Array.from(key, (_, left) => hashOf(key, left))];
}

/** FNV-1a with a last mixing, so that its upper bits differ between texts too. @param left place of a letter to pass over */
function hashOf(text: string, left = -1): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    if (at !== left) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The text without each of its characters in turn. */
function shortened(key: string): string[] {
  return Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1));
}

/** Damerau's distance: letters put in, left out, wrong, or exchanged with their neighbour. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return mostSlips + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)];
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        steps.push((before[j - 2] ?? 0) + 1);
      }
      row.push(Math.min(...steps));
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
