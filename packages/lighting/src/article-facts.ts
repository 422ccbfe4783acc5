import { dictionary } from "@precise/cart-core/dictionary";
import { dimEdges, type FitFacts, type FitKind, fitKinds, terminals } from "./fit-rules/fit-lines.ts";
import type { PlannedFitting } from "./room-plan.ts";
import type { FittingClass } from "./utilisation.ts";

/** An article's attributes as the catalogue holds them: options as texts, numbers as numbers, yes and no as "1" and "0". */
export type ArticleAttributes = Readonly<Record<string, string | number | readonly string[]>>;

/** What an article is, for the rules of what fits together. */
export interface ArticleFacts extends FitFacts {
  readonly kind: FitKind;
}

/**
 * The facts of an article from its attributes, each from an attribute of its own and none guessed: what is not stated stays
 * undefined. Watts of a fitting that comes without lamps are the most that all of its lamps together may take, and those of a driver or
 * dimmer what it carries. An article without a stated kind is a fitting where it says whether it has lamps, and a lamp where it has
 * only a base.
 * @source design "Lighting"
 */
export function factsOfArticle(attributes: ArticleAttributes): ArticleFacts {
  const text = (code: string) => textOf(attributes[code]);
  const number = (code: string) => numberOf(attributes[code]);
  const included = text("lamp_included");
  const hasLamps = included === undefined ? undefined : included !== "0";
  const base = text("lamp_base");
  const kind = fitKinds.find((each) => each === text("article_kind")) ?? kindByLamps(base, included);
  return {
    kind,
    watts:
      usesNoPower.has(kind) || (kind === "fitting" && hasLamps === false) ? undefined : number("wattage"),
    powerFactor: number("power_factor"),
    volts: leadingNumber(text("voltage")),
    base: base === "integrated-led" ? undefined : base && baseName(base),
    holders: number("lamp_count"),
    hasLamps,
    lampMaxW:
      number("lamp_max_w") ??
      (hasLamps === false ? quotient(number("wattage"), number("lamp_count") ?? 1) : undefined),
    isRechargeable: yesNo(text("rechargeable")),
    isDimmable: yesNo(text("dimmable")),
    dimEdge: dimEdges.find((each) => each === text("dim_edge")),
    dimMinW: number("dim_min_w"),
    dimMaxLedW: number("dim_max_led_w"),
    dimHalogenW: number("dim_halogen_w"),
    dimMaxLamps: number("dim_max_lamps"),
    dimChannels: kind === "dimmer" ? number("gangs") : undefined,
    driverV: number("driver_v"),
    driverKind: (["cv", "cc"] as const).find((each) => each === text("driver_kind")),
    driverMaxW: number("driver_max_w"),
    trackSystem: text("track_system"),
    trackMaxW: number("track_max_w"),
    ip: leadingNumber(text("ip_rating")?.replace(/^ip/i, "")),
    inputMinV: number("input_v_min"),
    surgeKv: number("surge_kv"),
    terminal: terminals.find((each) => each === text("terminal")),
    weightKg: number("weight"),
    dropMinM: metres(number("drop_min")),
    dropMaxM: metres(number("drop_max")),
    ...chandelierFacts(text("kind"), number("width")),
    cutOutMm: number("cut_out"),
    depthMm: number("ceiling_depth"),
    colourTemperature: leadingNumber(text("colour_temperature")),
    cri: leadingNumber(text("cri")),
  };
}

/**
 * A fitting or bulb as rooms are planned with it; undefined where it states no lumens. Where its beam is not stated, its class is
 * that of a panel or disc, or what `light_spread` says.
 */
export function plannedArticle(attributes: ArticleAttributes): PlannedFitting | undefined {
  const lumens = numberOf(attributes.luminous_flux);
  if (lumens === undefined) return undefined;
  const spread = spreads[textOf(attributes.light_spread) ?? ""];
  const beamDeg = spread === undefined ? numberOf(attributes.beam_angle) : undefined;
  return {
    lumens,
    beamDeg,
    class: spread ?? (beamDeg === undefined ? "wide" : undefined),
    watts: numberOf(attributes.wattage),
  };
}

/** How wide a chandelier is; of what is stated to be something else, that it is none. */
function chandelierFacts(
  kind: string | undefined,
  widthMm: number | undefined,
): Pick<ArticleFacts, "isChandelier" | "diameterCm"> {
  return {
    isChandelier: kind === undefined ? undefined : kind === "chandelier",
    diameterCm: widthMm === undefined ? undefined : widthMm / 10,
  };
}

/** Their `wattage` is what they carry. */
const usesNoPower: ReadonlySet<FitKind> = new Set(["driver", "dimmer", "track", "inverter"]);

const leastMainsVolts = 100;

/** Whether an article says that it takes the mains: others have a driver, a charger or the sun between. */
export function isForMains({ volts }: Pick<ArticleFacts, "volts">): boolean {
  return volts !== undefined && volts >= leastMainsVolts;
}

/** `GU5.3` of the option `gu5-3`. */
export function baseName(option: string): string {
  return option.replace("-", ".").toUpperCase();
}

/** The attribute's option for a base: `gu5-3` for `GU5.3`. */
export function baseOption(base: string): string {
  return base.replace(".", "-").toLowerCase();
}

/** What a fitting sends elsewhere than down. */
const spreads: Readonly<Record<string, FittingClass | undefined>> = dictionary({
  "all-round": "opal",
  "up-down": "opal",
  up: "up",
});

function kindByLamps(base: string | undefined, included: string | undefined): FitKind {
  if (included !== undefined) return "fitting";
  return base === undefined ? "other" : "lamp";
}

function quotient(whole: number | undefined, parts: number): number | undefined {
  return whole === undefined ? undefined : whole / parts;
}

function textOf(value: ArticleAttributes[string] | undefined): string | undefined {
  const one = Array.isArray(value) ? value[0] : value;
  return one === undefined || one === "" ? undefined : String(one);
}

function numberOf(value: ArticleAttributes[string] | undefined): number | undefined {
  const text = textOf(value);
  const number = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** 24 of "24 V DC". */
function leadingNumber(text: string | undefined): number | undefined {
  const [digits] = /^\d+(?:\.\d+)?/.exec(text ?? "") ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function yesNo(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === "1";
}

function metres(millimetres: number | undefined): number | undefined {
  return millimetres === undefined ? undefined : millimetres / 1_000;
}
