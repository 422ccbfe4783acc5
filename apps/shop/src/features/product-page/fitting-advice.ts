import type { Product } from "@precise/contract/shop/product";
import { factsOfArticle, isForMains } from "@precise/lighting/article-facts";
import { type Finding, type FitPlace, findings } from "@precise/lighting/fits-together";
import { outdoorIp } from "@precise/lighting/place-limits";
import { atHomeCopy as copy } from "./at-home-copy.ts";

/** Something to know before an article is fitted, ready to show. */
export interface FittingAdvice {
  readonly severity: Finding["severity"];
  readonly text: string;
  readonly fix?: string;
}

/** Numbers of rules, as in the design. */
const missingLamps = 3;
const weakGrid = 16;

/**
 * What does not suit an article's usual place: outdoors what is sold for it, zone 2 what is shown for bathrooms, and the grid
 * whatever it feeds. What is not stated is one line at most.
 * @param isElectricalAdviceOn otherwise nothing is said about electrical safety
 * @source design "Lighting", design D35
 */
export function fittingAdvice(
  { attributes, categories }: Pick<Product, "attributes" | "categories">,
  isElectricalAdviceOn: boolean,
): readonly FittingAdvice[] {
  const facts = factsOfArticle(attributes);
  const isOutdoors = categories.some(({ urlKey }) => urlKey === "outdoor");
  const needsRoof = isOutdoors && facts.ip !== undefined && facts.ip < outdoorIp.open;
  const rooms: readonly unknown[] = Array.isArray(attributes.room) ? attributes.room : [attributes.room];
  const place: FitPlace = {
    id: "usual",
    isOnGrid: isForMains(facts),
    outdoors: isOutdoors ? (needsRoof ? "sheltered" : "open") : undefined,
    bathZone: rooms.includes("bathroom") ? 2 : undefined,
    use: rooms.includes("kitchen") ? "kitchen" : undefined,
  };
  // The page names the article: here it is "it".
  const line = { ...facts, id: "it", name: "it", quantity: 1, placeId: place.id };
  const found = findings([line], [place], { isElectricalAdviceOn }).filter(
    // The page says beside the price what bulbs are needed.
    ({ rule, severity }) => rule !== missingLamps || severity === "unknown",
  );
  const isSilent = (finding: Finding) =>
    finding.severity === "unknown" || (finding.rule === weakGrid && facts.inputMinV === undefined);
  const roof =
    needsRoof && isElectricalAdviceOn && facts.ip !== undefined && facts.ip >= outdoorIp.sheltered
      ? [{ severity: "note" as const, text: copy.underRoof(facts.ip) }]
      : [];
  return [
    ...found.filter((finding) => !isSilent(finding)).map(adviceOf),
    ...roof,
    ...found
      .filter(isSilent)
      .toSorted((one, other) => Number(other.severity === "unknown") - Number(one.severity === "unknown"))
      .slice(0, 1)
      .map((finding) => ({ ...adviceOf(finding), severity: "unknown" as const })),
  ];
}

function adviceOf({ severity, text, fix }: Finding): FittingAdvice {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return { severity, text: sentence, ...(fix !== undefined && { fix }) };
}
