import type { NamedProduct } from "./sku-index.ts";

export type NearestIndex = (text: string) => NamedProduct | undefined;

/** Article numbers are compared up to here; longer ones are no slips of the pen. */
const longestKey = 40;
/** A word of names that so many products share tells them apart no more. */
const mostOfWord = 400;

/**
 * Finds what may have been meant by an article number or a name that is not known: an article number with one or two
 * slips (a letter too many, too few, wrong, or two exchanged), one that begins alike, or the name that shares most words.
 * Each look-up costs some dozens of map reads, whatever the catalogue's size.
 */
export function nearestIndex(products: readonly NamedProduct[]): NearestIndex {
  const byShortened = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const keys = products.map(({ sku }) => keyOf(sku));
  for (const [at, product] of products.entries()) {
    const key = keys[at] ?? "";
    for (const short of [key, ...shortened(key)]) put(byShortened, short, at);
    for (const word of wordsOf(product.name)) put(byWord, word, at);
  }
  const sorted = keys.map((key, at) => ({ key, at })).sort((a, b) => (a.key < b.key ? -1 : 1));

  return (text) => {
    const key = keyOf(text);
    if (key === "") return undefined;
    const at = bySlip(key) ?? byWords(text) ?? byBeginning(key);
    return at === undefined ? undefined : products[at];
  };

  function bySlip(key: string): number | undefined {
    if (key.length > longestKey || key.length < 4) return undefined;
    const once = shortened(key);
    const seen = new Set<number>();
    let best: { readonly at: number; readonly slips: number } | undefined;
    for (const short of [key, ...once, ...once.flatMap(shortened)]) {
      for (const at of byShortened.get(short) ?? []) {
        if (seen.has(at)) continue;
        seen.add(at);
        const slips = slipsBetween(key, keys[at] ?? "");
        if (slips <= 2 && (best === undefined || slips < best.slips)) best = { at, slips };
      }
    }
    return best?.at;
  }

  function byWords(text: string): number | undefined {
    const words = wordsOf(text);
    const shared = new Map<number, number>();
    for (const word of words) {
      const having = byWord.get(word) ?? [];
      if (having.length > mostOfWord) continue;
      for (const at of having) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    let best: { readonly at: number; readonly count: number } | undefined;
    for (const [at, count] of shared) if (best === undefined || count > best.count) best = { at, count };
    return best && best.count * 2 >= words.length ? best.at : undefined;
  }

  /** The article number that shares the longest beginning, if that is most of what was given. */
  function byBeginning(key: string): number | undefined {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.key ?? "") < key) low = middle + 1;
      else high = middle;
    }
    const near = [sorted[low - 1], sorted[low]].flatMap((entry) =>
      entry ? [{ at: entry.at, shared: sharedBeginning(key, entry.key) }] : [],
    );
    const best = near.reduce((most, one) => (one.shared > most.shared ? one : most), { at: -1, shared: 0 });
    return best.shared >= 4 && best.shared * 3 >= key.length * 2 ? best.at : undefined;
  }
}

function keyOf(text: string): string {
  return text
    .slice(0, 200)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 200)
      .toLowerCase()
      .match(/[a-z]{3,}|\d{2,}/g) ?? []
  );
}

function put(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key);
  if (list) list.push(at);
  else map.set(key, [at]);
}

/** The text without each of its characters in turn. */
function shortened(key: string): string[] {
  return Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1));
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Damerau's distance: letters put in, left out, wrong, or exchanged with their neighbour. */
function slipsBetween(one: string, other: string): number {
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
