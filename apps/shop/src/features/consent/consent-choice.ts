import { isRecord, parseJson } from "@precise/cart-core/json";
import type { ThirdPartyScripts } from "#shop/base/third-party-scripts.ts";

/** What a script of others is for. */
export type Purpose = keyof ThirdPartyScripts;
export const purposes = ["tracking", "chat"] as const satisfies readonly Purpose[];

/** Purposes that the visitor has allowed; every other configured one is refused. */
export type AllowedPurposes = readonly Purpose[];

/** Where a choice is kept, and when it has to be made again. */
export const consentStorageKey = "consent";
/** A year: people do not remember a choice for longer. */
const choiceHoldsMs = 365 * 24 * 60 * 60 * 1000;

/**
 * The stored choice, if it still answers today's question: the same scripts, chosen within a year.
 * @param text what storage holds; anything that is not a choice counts as none
 * @param now milliseconds since 1970
 * @source design D23
 */
export function readChoice(
  text: string | null,
  scripts: ThirdPartyScripts,
  now: number,
): AllowedPurposes | null {
  const stored = parsed(text);
  if (stored === null || stored.asked !== questionOf(scripts)) return null;
  const age = now - stored.at;
  return age >= 0 && age < choiceHoldsMs
    ? purposes.filter((purpose) => scripts[purpose] !== undefined && stored.allowed.includes(purpose))
    : null;
}

/** A choice as it is stored. */
export function choiceText(allowed: AllowedPurposes, scripts: ThirdPartyScripts, now: number): string {
  return JSON.stringify({ asked: questionOf(scripts), allowed, at: now });
}

/** Whose scripts were asked about: consent to one company does not hold for the next. */
function questionOf(scripts: ThirdPartyScripts): string {
  return purposes.map((purpose) => scripts[purpose] ?? "").join(" ");
}

function parsed(
  text: string | null,
): { readonly asked: string; readonly allowed: readonly unknown[]; readonly at: number } | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { asked, allowed, at } = value;
  return typeof asked === "string" && Array.isArray(allowed) && typeof at === "number"
    ? { asked, allowed, at }
    : null;
}
