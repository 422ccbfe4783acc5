import type { MediaEntry } from "@precise/contract/shop/product";

/**
 * Pictures with one of them at another place. The night twin belongs to whatever picture was taken by night, so it stays with
 * its picture, and the shop shows the first one's.
 */
export function movedPicture(all: readonly MediaEntry[], from: number, to: number): readonly MediaEntry[] {
  const entry = all[from];
  if (entry === undefined || to < 0 || to >= all.length || from === to) return all;
  const others = all.filter((_, at) => at !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
