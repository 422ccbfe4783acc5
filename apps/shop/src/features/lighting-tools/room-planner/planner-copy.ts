import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { Reflectance } from "@precise/lighting/utilisation";
import { numberText, withUnit } from "../parts/address-values.ts";
import type { SkuFault } from "./plan-answer.ts";
import type { Dust } from "./planner-values.ts";
import type { LightPlan, PlanNote } from "./rank-plans.ts";

const pieces = (count: number) => (count === 1 ? "1 light" : `${count} lights`);
const layout = ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
  `${rows} × ${columns}`;

/** Words of the room planner. @source design "Lighting" */
export const plannerCopy = {
  form: "The room",
  workOut: "Plan my room",
  use: "What the room is for",
  atHome: "At home",
  atWork: "At work",
  length: "Length",
  width: "Width",
  ceiling: "Ceiling",
  walls: "Walls and ceiling",
  wallNames: {
    light: "Light: white or cream",
    medium: "Medium: coloured walls",
    dark: "Dark: dark walls or wood",
  } satisfies Record<Reflectance, string>,
  dust: "Dust",
  dustNames: {
    home: "As in most homes",
    dusty: "Kitchen, or a dusty road",
  } satisfies Record<Dust, string>,
  eyes: "Someone over 60 uses this room",
  eyesHint: "Half as much light again, and only lights that do not glare.",
  more: "More choices",
  lux: "Your own light level",
  luxHint: (lux: number) => `Leave empty for ${withUnit(lux, "lx")}.`,
  kelvin: "Colour of light",
  anyKelvin: "Any",
  kelvinName: (kelvin: string) => `${kelvin}\u00a0K`,
  fan: "Ceiling fan, across its blades",
  fanHint: "In the middle of the ceiling. Leave empty where there is none; 1.2 to 1.4 m is usual.",
  sku: "One light of your choice",
  skuHint: "Its item number, from its page.",
  skuFaults: {
    unknown: (sku) => `We have no light with the item number ${sku}. Copy it from the light's page.`,
    bulb: (sku) => `${sku} is a bulb. Type the item number of the light that it goes into.`,
    "no-lumens": (sku) => `${sku} does not state how much light it gives, so no room can be planned with it.`,
    "too-many": (sku) =>
      `${sku} gives too little light for this room: more than 40 in a row would be needed.`,
  } satisfies Record<SkuFault, (sku: string) => string>,
  wrongValues: "Correct the marked fields to see the plan.",
  noTargets: "The light that rooms need could not be read. Please try again later.",

  /** What screen readers hear when an answer has come. */
  news: (name: string, { plan, totalKobo }: LightPlan) =>
    `${plan.count} × ${name}: ${withUnit(plan.lux, "lx", 0)}, ${formatNaira(totalKobo)}.`,
  planTitle: (name: string, count: number) => `${count} × ${name}`,
  yourChoice: "Your choice for this room.",
  bestChoice: "The cheapest way to light this room.",
  roomWords: (room: {
    readonly use: string;
    readonly lengthM: number;
    readonly widthM: number;
    readonly ceilingM: number;
    readonly walls: Reflectance;
  }) =>
    `${room.use}, ${numberText(room.lengthM)} × ${withUnit(room.widthM, "m")}, ceiling ${withUnit(room.ceilingM, "m")}, ${room.walls} walls.`,
  target: (use: string, lux: number, planeM: number) =>
    `${use}: ${withUnit(lux, "lx")} ${planeM === 0 ? "on the floor" : `at ${withUnit(planeM, "m")}`}`,
  ownTarget: (lux: number) => `Your own target: ${withUnit(lux, "lx")}`,
  raised: (lux: number) => `For someone over 60 we plan ${withUnit(lux, "lx")}: half as much again.`,
  lights: "Lights",
  rows: ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
    rows === 1 || columns === 1 ? "in one row" : `${rows} rows of ${columns}`,
  light: "Light",
  around: (lux: number) => `${numberText(lux * 0.8, 0)} to ${withUnit(lux * 1.2, "lx", 0)}: ±\u00a020\u00a0%`,
  power: "Power",
  perArea: (watts: number) => `${withUnit(watts, "W", 1)}/m²`,
  notStated: "not stated",
  price: "Price for all",
  each: (kobo: Kobo) => `${formatNaira(kobo)} each`,
  eachWithBulbs: (kobo: Kobo, bulbs: number) =>
    `${formatNaira(kobo)} each, with ${bulbs === 1 ? "its bulb" : `${bulbs} bulbs`}`,
  apart: "Spacing",
  apartAcross: "in both directions, and half of that to the walls",
  apartAlong: "along the row, and half of that to the walls",
  evenness: "Evenness",
  evennessDetail: "the darkest spot compared with the average",
  withBulbs: (count: number, name: string) => `With ${count} × ${name}.`,
  seeProduct: "See this light",

  planPicture: "From above",
  planAlt: (name: string, { plan }: LightPlan, lengthM: number, widthM: number) =>
    `The room from above, ${numberText(lengthM)} by ${numberText(widthM)} metres, with ${plan.count} × ${name} in ${plan.rows} rows of ${plan.columns}.`,
  planCaption:
    "To scale, but very small lights are drawn larger. Colours show the direct light; the half metre at the walls is left out.",
  planCaptionUp:
    "To scale. All of this light goes up and comes back from the ceiling, so it is even and not drawn.",
  scale: "Light in lux",
  scaleStep: (from: number, to: number | undefined) =>
    to === undefined ? `${numberText(from)} and more` : `${numberText(from)}–${numberText(to)}`,
  least: "Least",
  mean: "Mean",
  section: "From the side",
  sectionAlt: (ceilingM: number, planeM: number) =>
    `The room from the side: the ceiling at ${numberText(ceilingM)} metres, ${planeM === 0 ? "the floor is lit" : `what is lit at ${numberText(planeM)} metres`}, beside a person of 1.7 metres.`,
  ceilingLabel: (metres: number) => `Ceiling ${numberText(metres)} m`,
  planeLabel: (metres: number) => `Lit at ${numberText(metres)} m`,
  personLabel: "1.7 m",
  fanLabel: "Fan",

  add: (count: number) => `Add ${count} to cart`,
  addBulbs: (count: number, bulbs: number) => `Add ${count} and ${bulbs} bulbs to cart`,
  fewLeft: (left: number, count: number) => `Only ${left} of these ${count} are in stock.`,
  soldOut: "Out of stock now. Choose another light below.",

  choices: "Lights for this room",
  choicesText: (count: number, shown: number) => {
    if (count === 1) return "One of our lights suits it.";
    const some = count > shown ? ` The ${shown} that fit best and cost least are shown.` : "";
    return `${count} of our lights suit it.${some}`;
  },
  choiceFacts: ({ plan, watts }: LightPlan) =>
    [
      `${pieces(plan.count)}, ${layout(plan)}`,
      withUnit(plan.lux, "lx", 0),
      ...(watts === undefined ? [] : [withUnit(watts, "W", 1)]),
      ...(plan.wattsPerM2 === undefined ? [] : [`${withUnit(plan.wattsPerM2, "W", 1)}/m²`]),
    ].join(" · "),
  nothing:
    "None of our lights is enough for this room. Ask for less light or another colour, or split the room in two.",
  nothingForEyes:
    "No glare-free light of ours is enough for this room. Switch “Someone over 60 uses this room” off to see the others, or ask for less light.",
  nothingText: "Our design service plans rooms of every kind.",
  lowGlare: (count: number) =>
    count === 0
      ? "None of our lights for this is stated to be free of glare. Switch “Someone over 60 uses this room” off to see all of them."
      : `Only ${count === 1 ? "one of our lights is" : `${count} of our lights are`} stated to be free of glare. The others are left out.`,
  splash: "Only lights of IP44 or more are shown: this place gets splashes or rain.",
  notes: {
    spots: () => "Spots of light on the floor: more lights of fewer lumens do better.",
    rough: () => "A narrow or very wide room: the number is rough.",
    bright: ({ plan }: LightPlan) =>
      `Brighter than asked for: ${withUnit(plan.lux, "lx", 0)}. A dimmer helps.`,
    fan: ({ underFan, plan }: LightPlan) =>
      `${underFan} of ${plan.count} ${underFan === 1 ? "hangs" : "hang"} under the fan or within 0.3 m of its blades: the light flickers. Move ${underFan === 1 ? "it" : "them"}, or choose another light.`,
    low: () => "Hangs lower than 2.1 m: heads may touch it. Hang it over a table.",
    splash: () => "Not made for splashes or rain: choose IP44 or more here.",
    "sold-out": () => "Out of stock now.",
  } satisfies Record<PlanNote, (plan: LightPlan) => string>,
} as const;

/** What speaks against a plan, each as a sentence. */
export function noteWords(plan: LightPlan): string[] {
  return plan.notes.map((note) => plannerCopy.notes[note](plan));
}
