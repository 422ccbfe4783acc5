import { anyDisco, discos, serviceBands } from "@precise/contract/nigeria/electricity";
import type { LightingFigures, LightingTariff } from "@precise/contract/shop/light/lighting";

/** What the form offers: one that is not of a DisCo alone, then each of them. */
export const discoChoices: readonly string[] = [anyDisco, ...discos];
export const bandChoices = serviceBands.map(({ name }) => name);
export type BandName = (typeof serviceBands)[number]["name"];

/** The least hours of a day with power that a band promises. */
export function gridHoursOf(band: BandName): number {
  return serviceBands.find(({ name }) => name === band)?.hours ?? 0;
}

/**
 * The tariff of a DisCo's band; the one of all DisCos where it has none of its own.
 * @returns null where neither is stated
 */
export function tariffFigure(
  figures: Pick<LightingFigures, "tariffs">,
  disco: string,
  band: BandName,
): LightingTariff | null {
  const ofBand = figures.tariffs.filter((tariff) => tariff.band === band);
  return (
    ofBand.find((tariff) => tariff.disco === disco) ??
    ofBand.find((tariff) => tariff.disco === anyDisco) ??
    null
  );
}
