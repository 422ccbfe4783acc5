import type { LitArticle } from "../running-cost/lit-article.ts";
import type { OutageLight } from "./plan-outage.ts";

/** A lamp of ours in place of the lamps on a switch. */
export interface LampSwap {
  readonly light: OutageLight;
  readonly lamp: LitArticle;
  /** Of all pieces. */
  readonly savedWatts: number;
  /** Lumens that all pieces together give less; 0 where they give as much or more. */
  readonly lostLumens: number;
}

/** Light counts as similar from a fifth less. */
const leastShare = 0.8;

/**
 * Lamps that take fewer watts for similar light: those that lose none first, then by the watts that each lost lumen saves.
 * A bulb of ours is swapped for one of its base; of what is typed the base is not known. Fittings with lamps of their own stay.
 * @source design "Lighting"
 */
export function lampSwaps(
  lights: readonly OutageLight[],
  lamps: readonly LitArticle[],
  most: number,
): readonly LampSwap[] {
  return lights
    .flatMap((light) => bestSwap(light, lamps) ?? [])
    .toSorted(order)
    .slice(0, most);
}

function bestSwap(light: OutageLight, lamps: readonly LitArticle[]): LampSwap | undefined {
  const { article, lumensEach, wattsEach, pieces } = light;
  if (lumensEach === undefined || (article && article.kind !== "lamp")) return undefined;
  return lamps
    .flatMap((lamp): LampSwap[] => {
      const { watts, lumens, base, isRechargeable } = lamp;
      if (watts === undefined || lumens === undefined || isRechargeable) return [];
      if (watts >= wattsEach || lumens < lumensEach * leastShare) return [];
      if (article && article.base !== base) return [];
      return [
        {
          light,
          lamp,
          savedWatts: (wattsEach - watts) * pieces,
          lostLumens: Math.max(0, lumensEach - lumens) * pieces,
        },
      ];
    })
    .toSorted(order)[0];
}

function order(one: LampSwap, other: LampSwap): number {
  return (
    savedPerLumen(other) - savedPerLumen(one) ||
    other.savedWatts - one.savedWatts ||
    one.lamp.price - other.lamp.price
  );
}

/** Watts for a lumen; a large number where nothing is lost. */
function savedPerLumen({ savedWatts, lostLumens }: LampSwap): number {
  return lostLumens === 0 ? Number.MAX_SAFE_INTEGER : savedWatts / lostLumens;
}
