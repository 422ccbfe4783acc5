import type { QuickOrderReading } from "@precise/cart-core/quick-order-line";
import { cutText } from "@precise/contract/wire/cut-text";
import { looseKeyOf, type NamedProduct } from "./named-product.ts";
import { nearNames } from "./near-names.ts";
import { nearSkus } from "./near-skus.ts";
import { createPace } from "./pace.ts";

/** What may have been meant, and the reading that it was found by. */
export interface Guess {
  readonly product: NamedProduct;
  readonly reading: QuickOrderReading;
}

export type NearestIndex = (readings: readonly QuickOrderReading[]) => Guess | undefined;

/** More of a text names no product. */
const longestText = 200;

/**
 * Finds what may have been meant by a row whose article is not known: an article number with one or two slips (a letter
 * too many, too few, wrong, or two exchanged), the name that shares most words, or an article number that begins alike.
 * It is made a part at a time, so that no one else waits for it; each look-up costs some hundred reads of memory,
 * whatever the catalogue's size.
 * @param keys the products' article numbers by `looseKeyOf`
 */
export async function nearestIndex(
  products: readonly NamedProduct[],
  keys: readonly string[],
): Promise<NearestIndex> {
  const bySlip = await nearSkus(keys);
  const byWords = await nearNames(products.map(({ name }) => name));
  const sorted = await sortedPlaces(keys);

  return (readings) => {
    const keyOf = ({ sku }: QuickOrderReading) => looseKeyOf(cutText(sku, longestText));
    // The surest way of all readings first: an article number with a slip is surer than a name.
    for (const find of [
      (reading: QuickOrderReading) => bySlip(keyOf(reading)),
      (reading: QuickOrderReading) => byWords(reading.sku),
      (reading: QuickOrderReading) => byBeginning(keyOf(reading)),
    ]) {
      for (const reading of readings) {
        const product = products[find(reading) ?? -1];
        if (product) return { product, reading };
      }
    }
    return undefined;
  };

  /** The article number that shares the longest beginning, if that is most of what was given. */
  function byBeginning(key: string): number | undefined {
    const keyAt = (at: number) => keys[sorted[at] ?? -1] ?? "";
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (keyAt(middle) < key) low = middle + 1;
      else high = middle;
    }
    const near = [low - 1, low].map((at) => ({ at, shared: sharedBeginning(key, keyAt(at)) }));
    const best = near.reduce((most, one) => (one.shared > most.shared ? one : most), { at: -1, shared: 0 });
    return best.shared >= 4 && best.shared * 3 >= key.length * 2 ? sorted[best.at] : undefined;
  }
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Places in the order of their keys: sorted in small parts, which are then merged. */
async function sortedPlaces(keys: readonly string[]): Promise<Uint32Array> {
  const pace = createPace();
  const part = 1_000;
  let sorted = new Uint32Array(keys.length);
  for (let from = 0; from < keys.length; from += part) {
    const places = Array.from({ length: Math.min(part, keys.length - from) }, (_, at) => from + at);
    sorted.set(
      places.sort((one, other) => ((keys[one] ?? "") < (keys[other] ?? "") ? -1 : 1)),
      from,
    );
    if (pace.isDue()) await pace.rest();
  }
  for (let width = part; width < keys.length; width *= 2) {
    const merged = new Uint32Array(keys.length);
    for (let from = 0; from < keys.length; from += 2 * width) {
      const [middle, end] = [Math.min(from + width, keys.length), Math.min(from + 2 * width, keys.length)];
      let [left, right] = [from, middle];
      for (let at = from; at < end; at += 1) {
        const isLeft =
          right >= end ||
          (left < middle && (keys[sorted[left] ?? 0] ?? "") <= (keys[sorted[right] ?? 0] ?? ""));
        merged[at] = sorted[isLeft ? left++ : right++] ?? 0;
        if (at % 4_096 === 0 && pace.isDue()) await pace.rest();
      }
    }
    sorted = merged;
  }
  return sorted;
}
