import { formatNaira, type Kobo, naira, nairaText, roundToNaira } from "@precise/cart-core/money";
import { startVatPerThousand } from "@precise/cart-core/vat";
import { anyDisco } from "@precise/contract/nigeria/electricity";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import type { LightingFigures, LightingTarget } from "@precise/contract/shop/light/lighting";
import type { Product } from "@precise/contract/shop/product";
import {
  type ArticleFacts,
  factsOfArticle,
  isForMains,
  plannedArticle,
} from "@precise/lighting/article-facts";
import { outputShare } from "@precise/lighting/bulbs-for-fittings";
import { batteryHours, runningCost } from "@precise/lighting/cost";
import { gridRate, ownSupplyRate } from "@precise/lighting/power-rates";
import { type PlannedFitting, planRoom } from "@precise/lighting/room-plan";
import { routes } from "#shop/base/routes/route-table.ts";
import { atHomeCopy as copy } from "./at-home-copy.ts";

/** One thing that an article does in a home, ready to show. */
export interface HomeFigure {
  readonly kind: "room" | "battery" | "cost";
  /** Shown large: "113 hours". */
  readonly value: string;
  readonly text: string;
  /** How sure its figures are, where that is to be seen at once. */
  readonly caution?: string | undefined;
  /** What opens the basis. */
  readonly more: string;
  /** What it is counted from, and how far it may be off. */
  readonly basis: string;
}

/** What an article does in a home, and where to count with it. */
export interface AtHome {
  readonly figures: readonly HomeFigure[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The room that all articles are compared in, as the room planner begins with it but for the width. */
const room = { lengthM: 5, widthM: 3, ceilingM: 2.7, reflectance: "light", maintenance: 0.8 } as const;
/** What many homes have behind their inverter. */
const battery = { volts: 12, ampHours: 200, chemistry: "lead" } as const;
const hoursPerDay = 5;
const band = "A";
/** A bulb with a wider beam shines all round. */
const widestSpotDeg = 120;

type Article = Pick<Product, "sku" | "attributes" | "categories">;

/**
 * What an article does in a home: only what follows from what it states itself.
 * @param figures null while they are not known: then what needs none of them
 * @source design "Lighting", design D31, D35
 */
export function atHome(article: Article, figures: LightingFigures | null): AtHome {
  const facts = factsOfArticle(article.attributes);
  const watts = isLight(facts) ? facts.watts : undefined;
  const target = figures?.targets.find(({ use }) => use === "living");
  const shown = [
    target && roomFigure(article, facts, target),
    watts === undefined ? undefined : batteryFigure(watts),
    watts === undefined || figures === null ? undefined : costFigure(watts, figures),
  ].filter((figure) => figure !== undefined);
  return { figures: shown, links: linksOf(article.sku, facts, shown) };
}

/** Whether it gives light by the mains. */
function isLight(facts: ArticleFacts): boolean {
  const { kind } = facts;
  return (kind === "lamp" || kind === "fitting" || kind === "track-head") && isForMains(facts);
}

function roomFigure(article: Article, facts: ArticleFacts, target: LightingTarget): HomeFigure | undefined {
  const light = ceilingLightOf(article, facts);
  if (light === undefined) return undefined;
  const plan = planRoom({ ...room, planeM: target.plane_m, targetLux: target.lux }, light.planned);
  if (!plan.ok) return undefined;
  const { needed, count, lux } = plan.value;
  // By the light alone; spread evenly, narrow beams take more.
  const enough = Math.max(1, Math.ceil(needed));
  const squareMetres = room.lengthM * room.widthM;
  const percent = Math.max(1, Math.round(100 / needed));
  return {
    kind: "room",
    value: enough === 1 ? copy.one : copy.share(percent),
    text: enough === 1 ? copy.wholeRoom(squareMetres) : copy.ofRoom(squareMetres, enough),
    more: copy.roomMore,
    basis: sentences([
      copy.roomBasis({
        ...room,
        targetLux: target.lux,
        count: enough,
        lux: Math.round((lux * enough) / count),
      }),
      count > enough && copy.evenly(count),
      light.isIn && copy.bulbBasis[light.isIn],
      target.source && copy.targetSource(bare(target.source)),
    ]),
  };
}

/** As a light of a ceiling; undefined where it is none, or states no lumens. A bulb is taken as it hangs in a fitting. */
function ceilingLightOf(
  { attributes, categories }: Article,
  { kind, terminal }: ArticleFacts,
): { readonly planned: PlannedFitting; readonly isIn?: keyof typeof outputShare } | undefined {
  const planned = plannedArticle(attributes);
  if (planned === undefined || categories.some(({ urlKey }) => urlKey === "outdoor")) return undefined;
  if (kind === "lamp") {
    const isSpot = planned.beamDeg !== undefined && planned.beamDeg <= widestSpotDeg;
    return isSpot
      ? { planned: { ...planned, lumens: planned.lumens * outputShare.open }, isIn: "open" }
      : { planned: { lumens: planned.lumens * outputShare.shade, class: "opal" }, isIn: "shade" };
  }
  const hangs = kind === "track-head" || (kind === "fitting" && terminal === "ceiling");
  return hangs ? { planned } : undefined;
}

function batteryFigure(watts: number): HomeFigure | undefined {
  const carried = batteryHours({ ...battery, watts });
  if (!carried.ok) return undefined;
  const { hours, usableWh } = carried.value;
  return {
    kind: "battery",
    value: copy.hours(String(hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours))),
    text: copy.onBattery(battery.volts, battery.ampHours),
    more: copy.batteryMore,
    basis: copy.batteryBasis(watts, Math.round(usableWh).toLocaleString("en")),
  };
}

/** On the grid alone: how long it is off differs from street to street, and the tool asks for it. */
function costFigure(
  watts: number,
  { tariffs, fuel_prices, vat_per_thousand = startVatPerThousand }: LightingFigures,
): HomeFigure | undefined {
  const tariff = tariffs.find((each) => each.disco === anyDisco && each.band === band);
  if (tariff === undefined) return undefined;
  const petrol = fuel_prices.find(({ fuel }) => fuel === "petrol");
  const gridNairaPerKwh = gridRate(tariff.naira_per_kwh, vat_per_thousand);
  const cost = runningCost({
    watts,
    hoursPerDay,
    gridHoursPerDay: 24,
    gridNairaPerKwh,
    ownNairaPerKwh: petrol ? ownSupplyRate({ kind: "petrol", nairaPerLitre: petrol.naira_per_litre }) : 0,
  });
  if (!cost.ok) return undefined;
  return {
    kind: "cost",
    value: inNaira(cost.value.onGrid),
    text: copy.aMonth(hoursPerDay),
    caution: copy.caution(tariff.as_of && dayText(tariff.as_of), tariff.is_confirmed),
    more: copy.costMore,
    basis: sentences([
      copy.costBasis(watts, band, rateText(gridNairaPerKwh)),
      tariff.source && copy.source(bare(tariff.source)),
      petrol &&
        copy.petrol(
          rateText(petrol.naira_per_litre),
          inNaira(cost.value.onOwnSupply),
          petrol.as_of && dayText(petrol.as_of),
        ),
    ]),
  };
}

/** The planner's answer is the one that stands here: it has the same room. */
function linksOf(sku: string, { kind }: ArticleFacts, figures: readonly HomeFigure[]): AtHome["links"] {
  const has = (wanted: HomeFigure["kind"]) => figures.some((figure) => figure.kind === wanted);
  const named = encodeURIComponent(sku);
  const { lengthM, widthM } = room;
  const planner = `${routes.roomPlanner.href}?length=${lengthM}&width=${widthM}&sku=${named}`;
  return [
    ...(has("room") && kind === "fitting" ? [{ label: copy.links.room, href: planner }] : []),
    ...(has("cost") ? [{ label: copy.links.cost, href: `${routes.runningCost.href}?sku=${named}` }] : []),
    ...(has("battery")
      ? [{ label: copy.links.outage, href: `${routes.outagePlan.href}?light1=${named}` }]
      : []),
  ];
}

function sentences(parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(" ");
}

function bare(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

/** Whole naira: a guide has no kobo. */
function inNaira(amount: Kobo): string {
  return formatNaira(naira(roundToNaira(amount)));
}

function rateText(nairaEach: number): string {
  return nairaText(nairaEach);
}
