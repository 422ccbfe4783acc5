import { naira } from "@precise/cart-core/money";
import { startVatPerThousand } from "@precise/cart-core/vat";
import { anyDisco } from "@precise/contract/nigeria/electricity";
import type { LightingFigures, LightingTariff } from "@precise/contract/shop/light/lighting";
import { lumensOfOldBulb, oldBulbWatts } from "@precise/lighting/equal-light";
import {
  hasProblem,
  type ReadValue,
  readChoice,
  readNumber,
  readSwitch,
  readText,
} from "../parts/address-values.ts";
import {
  type LightUse,
  type OldLamp,
  type OwnSupplyKind,
  oldLamps,
  ownSupplies,
  type Span,
  spans,
} from "./cost-of-light.ts";
import type { LitArticle } from "./lit-article.ts";
import { runningCostCopy as copy } from "./running-cost-copy.ts";
import { type BandName, bandChoices, discoChoices, gridHoursOf, tariffFigure } from "./tariff-figure.ts";

/** The form as the address has it. Optional numbers are empty where they follow something else: the article, the band, a figure. */
export interface LightUseFields {
  readonly sku: ReadValue<string>;
  readonly watts: ReadValue<number>;
  readonly pieces: ReadValue<number>;
  readonly hours: ReadValue<number>;
  readonly disco: ReadValue<string>;
  readonly band: ReadValue<BandName>;
  readonly tariff: ReadValue<number>;
  readonly isMyTariff: boolean;
  readonly gridHours: ReadValue<number>;
  readonly own: ReadValue<OwnSupplyKind>;
  readonly litre: ReadValue<number>;
  readonly old: ReadValue<OldLamp>;
  readonly oldWatts: ReadValue<number>;
  readonly price: ReadValue<number>;
  readonly span: ReadValue<Span>;
}

export interface ReadLightUse {
  readonly fields: LightUseFields;
  /** Null where a field has a problem. */
  readonly use: LightUse | null;
  /** Of the DisCo's band, whether or not another is typed; null where none is stated. */
  readonly tariffFigure: LightingTariff | null;
  readonly fuel: LightingFigures["fuel_prices"][number] | null;
  readonly article: LitArticle | null;
  /** What a lamp of the same light gives; undefined where it is not known. */
  readonly lumens: number | undefined;
}

/** The lamp and the bulb of the first visit. */
const firstWatts = 9;
const firstOldWatts = 60;

/**
 * Reads what someone wants to know the cost of.
 * @param params of the page's address
 * @param found the article that `sku` names; null where there is none of that number
 */
export function readLightUse(
  params: URLSearchParams,
  figures: LightingFigures,
  found: LitArticle | null,
): ReadLightUse {
  const sku = readText(params, "sku");
  const article = sku === "" ? null : found;
  const band = readChoice(params, "band", { ...copy.limits.band, choices: bandChoices, fallback: "A" });
  const disco = readChoice(params, "disco", {
    ...copy.limits.disco,
    choices: discoChoices,
    fallback: anyDisco,
  });
  const own = readChoice(params, "own", { ...copy.limits.own, choices: ownSupplies, fallback: "petrol" });
  const figure =
    band.value !== undefined && disco.value !== undefined
      ? tariffFigure(figures, disco.value, band.value)
      : null;
  const fuel = figures.fuel_prices.find((each) => each.fuel === own.value) ?? null;
  // What an article states holds: the watts of the example may still stand in the form.
  const stated = article?.watts !== undefined;
  const wattsLimits = { ...copy.limits.watts, ...(sku === "" && { fallback: firstWatts }) };
  const fields: LightUseFields = {
    sku: { typed: sku, value: sku, ...(sku !== "" && !article && { problem: copy.noArticle(sku) }) },
    watts: stated
      ? { typed: "", value: article?.watts }
      : neededFrom(readNumber(params, "watts", wattsLimits), undefined, copy.wattsOf(article?.name)),
    pieces: readNumber(params, "pieces", copy.limits.pieces),
    hours: readNumber(params, "hours", copy.limits.hours),
    disco,
    band,
    tariff: neededFrom(
      readNumber(params, "tariff", copy.limits.tariff),
      figure?.naira_per_kwh,
      copy.noTariff(disco.value ?? "", band.value ?? ""),
    ),
    isMyTariff: readSwitch(params, "mine"),
    gridHours: readNumber(params, "grid", copy.limits.gridHours),
    own,
    litre: isFuel(own.value)
      ? neededFrom(
          readNumber(params, "litre", copy.limits.litre),
          fuel?.naira_per_litre,
          copy.noFuelPrice(own.value),
        )
      : { typed: readText(params, "litre"), value: undefined },
    old: readChoice(params, "old", { ...copy.limits.old, choices: oldLamps, fallback: "bulb" }),
    oldWatts: readNumber(params, "oldwatts", copy.limits.oldWatts),
    price: readNumber(params, "price", copy.limits.price),
    span: readChoice(params, "per", { ...copy.limits.span, choices: spans, fallback: "month" }),
  };
  const isFirst = sku === "" && fields.watts.value === firstWatts;
  const lumens =
    article?.lumens ??
    (fields.oldWatts.value !== undefined && fields.old.value === "bulb"
      ? lumensOfOldBulb(fields.oldWatts.value)
      : isFirst
        ? lumensOfOldBulb(firstOldWatts)
        : undefined);
  return {
    fields,
    use: lightUseOf(fields, {
      figure,
      fuelPrice: fuel?.naira_per_litre,
      vatPerThousand: figures.vat_per_thousand ?? startVatPerThousand,
      article,
      lumens,
    }),
    tariffFigure: figure,
    fuel: isFuel(own.value) ? fuel : null,
    article,
    lumens,
  };
}

function lightUseOf(
  fields: LightUseFields,
  known: {
    readonly figure: LightingTariff | null;
    readonly fuelPrice: number | undefined;
    readonly vatPerThousand: number;
    readonly article: LitArticle | null;
    readonly lumens: number | undefined;
  },
): LightUse | null {
  const { isMyTariff, ...values } = fields;
  if (hasProblem(Object.values(values))) return null;
  const { figure, fuelPrice, vatPerThousand, article, lumens } = known;
  const watts = fields.watts.value;
  const nairaPerKwh = fields.tariff.value ?? figure?.naira_per_kwh;
  const { band, own, old, pieces, hours } = fields;
  if (watts === undefined || nairaPerKwh === undefined || pieces.value === undefined) return null;
  if (band.value === undefined || own.value === undefined || old.value === undefined) return null;
  if (hours.value === undefined) return null;
  const isTyped = fields.tariff.value !== undefined;
  return {
    watts,
    pieces: pieces.value,
    hoursPerDay: hours.value,
    gridHoursPerDay: fields.gridHours.value ?? gridHoursOf(band.value),
    vatPerThousand,
    tariff: { nairaPerKwh, isConfirmed: isTyped || isMyTariff || figure?.is_confirmed === true },
    ownSupply: own.value,
    nairaPerLitre: fields.litre.value ?? fuelPrice,
    price: fields.price.value === undefined ? article?.price : naira(fields.price.value),
    old: old.value,
    oldWatts: fields.oldWatts.value ?? (lumens === undefined ? undefined : oldBulbWatts(lumens)),
  };
}

/** An empty field that follows a figure is a problem where there is no such figure. */
function neededFrom(
  read: ReadValue<number>,
  followed: number | undefined,
  sentence: string,
): ReadValue<number> {
  const isMissing = read.typed === "" && read.problem === undefined && followed === undefined;
  return isMissing ? { ...read, problem: sentence } : read;
}

export function isFuel(own: OwnSupplyKind | undefined): own is "petrol" | "diesel" {
  return own === "petrol" || own === "diesel";
}
