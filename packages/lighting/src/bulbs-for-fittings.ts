import { type ArticleFacts, isForMains } from "./article-facts.ts";

/** Share of a bulb's light that leaves an open fitting, and one with a shade. @source design "Lighting" */
export const outputShare = { open: 0.9, shade: 0.7 } as const;

/**
 * Whether a bulb goes into the holders of a fitting that comes without: of their base, for the same current, and with no more
 * watts than a holder takes. A bulb that does not state its watts does not fit where the fitting states the most.
 * @source design "Lighting"
 */
export function fitsHolders(fitting: ArticleFacts, bulb: ArticleFacts): boolean {
  return (
    bulb.kind === "lamp" &&
    fitting.base !== undefined &&
    fitting.base === bulb.base &&
    isMains(fitting) === isMains(bulb) &&
    (fitting.lampMaxW === undefined || (bulb.watts !== undefined && bulb.watts <= fitting.lampMaxW))
  );
}

/** Bulbs for all pieces of a fitting; 0 for one that has its own, or does not state how many holders it has. */
export function bulbsNeeded(fitting: ArticleFacts, pieces: number): number {
  return fitting.kind === "fitting" && fitting.hasLamps === false ? (fitting.holders ?? 0) * pieces : 0;
}

/** What states no voltage is for the mains. */
function isMains(facts: ArticleFacts): boolean {
  return facts.volts === undefined || isForMains(facts);
}
