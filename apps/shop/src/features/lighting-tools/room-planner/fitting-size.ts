import type { ProductItem } from "@precise/contract/shop/product";

/** A fitting from below, in metres. */
export interface FittingSize {
  readonly longM: number;
  readonly shortM: number;
  readonly isRound: boolean;
}

/** Where a catalogue states no size. */
const unknownMm = 100;

/**
 * How large a fitting is from below, and whether it is drawn round: what is as wide as deep is a disc, unless its name says
 * panel or square.
 */
export function sizeOf({ name, attributes }: Pick<ProductItem, "name" | "attributes">): FittingSize {
  const [width, depth] = [attributes.width, attributes.depth].map(Number);
  const sizes = [width, depth].map((mm) => (mm !== undefined && mm > 0 ? mm : undefined));
  const longMm = Math.max(...sizes.map((mm) => mm ?? 0)) || unknownMm;
  const shortMm = Math.min(...sizes.map((mm) => mm ?? longMm));
  return {
    longM: longMm / 1_000,
    shortM: shortMm / 1_000,
    isRound: longMm === shortMm && !/panel|square/i.test(name),
  };
}
