import type { Pause } from "#api/platform/time/pauses.ts";

export type Direction = "ASC" | "DESC";

/** Compares two products by their ordinals. */
export type Compare = (one: number, other: number) => number;

/** Sorted at once, and steps of merging between two looks at the clock. */
const sortedAtOnce = 2_048;
const stepsAtOnce = 16_384;

/** 0, 1, 2 … of so many products. */
export function allOrdinals(count: number): Uint32Array<ArrayBuffer> {
  const ordinals = new Uint32Array(count);
  for (let ordinal = 0; ordinal < count; ordinal += 1) ordinals[ordinal] = ordinal;
  return ordinals;
}

/** Ordinals as `compare` sorts them, in parts that hold nobody up. What compares equal is in the order of the ids. */
export async function sortedInParts(ids: Int32Array, compare: Compare, pause: Pause): Promise<Uint32Array> {
  const count = ids.length;
  const inOrder: Compare = (one, other) => compare(one, other) || (ids[one] ?? 0) - (ids[other] ?? 0);
  let sorted = allOrdinals(count);
  for (let from = 0; from < count; from += sortedAtOnce) {
    sorted.subarray(from, from + sortedAtOnce).sort(inOrder);
    await pause();
  }
  let spare = new Uint32Array(count);
  for (let width = sortedAtOnce; width < count; width *= 2) {
    for (let from = 0; from < count; from += 2 * width)
      await merge(sorted, spare, { from, middle: Math.min(from + width, count), width }, inOrder, pause);
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
}

async function merge(
  source: Uint32Array,
  target: Uint32Array,
  { from, middle, width }: { readonly from: number; readonly middle: number; readonly width: number },
  compare: Compare,
  pause: Pause,
): Promise<void> {
  const end = Math.min(middle + width, source.length);
  let left = from;
  let right = middle;
  for (let at = from; at < end; at += 1) {
    const [one = 0, other = 0] = [source[left], source[right]];
    const takesLeft = right >= end || (left < middle && compare(one, other) <= 0);
    target[at] = takesLeft ? one : other;
    if (takesLeft) left += 1;
    else right += 1;
    if ((at - from) % stepsAtOnce === stepsAtOnce - 1) await pause();
  }
}

/** The same the other way round; what compares equal stays in its order. */
export function reversed(sorted: Uint32Array, compare: Compare): Uint32Array {
  const result = new Uint32Array(sorted.length);
  let end = sorted.length;
  let place = 0;
  while (end > 0) {
    let begin = end - 1;
    while (begin > 0 && compare(sorted[begin - 1] ?? 0, sorted[end - 1] ?? 0) === 0) begin -= 1;
    result.set(sorted.subarray(begin, end), place);
    place += end - begin;
    end = begin;
  }
  return result;
}
