import { litresPerKwh } from "@precise/lighting/power-rates";
import { numberText } from "../parts/address-values.ts";
import type { LampCost, OldLamp, OwnSupplyKind, Span } from "./cost-of-light.ts";

/** What numbers may be, and how their fields begin a sentence. */
const limits = {
  watts: { subject: "The wattage of a light", unit: "W", least: 0.1, most: 1_000 },
  pieces: { subject: "The number of lights", least: 1, most: 1_000, fallback: 1, isWhole: true },
  hours: { subject: "The time lit a day", unit: "h", least: 0.1, most: 24, fallback: 5 },
  disco: { subject: "DisCo" },
  band: { subject: "Band" },
  tariff: { subject: "Your tariff", least: 1, most: 5_000 },
  gridHours: { subject: "The time with grid", unit: "h", least: 0, most: 24 },
  own: { subject: "Own supply" },
  litre: { subject: "The price of a litre", least: 1, most: 20_000 },
  old: { subject: "What it replaces" },
  oldWatts: { subject: "The wattage of the old bulb", unit: "W", least: 1, most: 1_000 },
  price: { subject: "The price of a light", least: 0, most: 100_000_000 },
  span: { subject: "Costs" },
} as const;

const ownSupplyNames: Readonly<Record<OwnSupplyKind, string>> = {
  petrol: "Petrol generator",
  diesel: "Diesel generator",
  inverter: "Inverter, charged from the grid",
  solar: "Solar",
  none: "None",
};
const lampNames: Readonly<Record<LampCost["lamp"], string>> = {
  new: "LED light",
  cfl: "Energy saver",
  bulb: "Old bulb",
};

export const runningCostCopy = {
  workOut: "Show the cost",
  limits,
  fields: {
    lamp: "The light",
    sku: "Item number",
    skuHint: "Its watts and its price are taken from the shop.",
    watts: "Watts of a light",
    pieces: "Pieces",
    hours: "Hours a day",
    price: "Price of a light (₦)",
    priceHint: (price: string) => `Leave empty for ${price}, as in the shop.`,
    grid: "The grid",
    disco: "DisCo",
    band: "Band",
    tariff: "Your tariff, ₦ a kWh before VAT",
    tariffHint: (tariff: string) => `Leave empty for ${tariff}.`,
    mine: "This is my tariff",
    mineHint: "Tick it when the figure is the one on your bill or meter.",
    gridHours: "Hours a day with grid",
    gridHoursHint: (band: string, hours: number) => `Leave empty for ${hours}, the least of band ${band}.`,
    own: "Your own supply",
    ownKind: "While the grid is off",
    litre: (fuel: string) => `Price of ${fuel}, ₦ a litre`,
    litreHint: (price: string) => `Leave empty for ${price}.`,
    more: "Old bulb, price, hours with grid",
    oldKind: "What it replaces",
    oldWatts: "Watts of the old bulb",
    oldWattsHint: (watts: string) => `Leave empty for ${watts}, a bulb of the same light.`,
    span: "Show costs",
  },
  ownSupplyNames,
  oldNames: {
    bulb: "Old bulb",
    cfl: "Energy saver (CFL)",
    none: "Nothing",
  } satisfies Readonly<Record<OldLamp, string>>,
  spanNames: { month: "Per month", year: "Per year" } satisfies Readonly<Record<Span, string>>,
  spanText: { month: "a month", year: "a year" } satisfies Readonly<Record<Span, string>>,
  lampNames,
  bandName: (band: string, hours: number) => `${band}, at least ${hours} h a day`,
  noArticle: (sku: string) =>
    `We have no product with the number ${sku}. Check it, or leave it empty and type the watts.`,
  wattsOf: (name: string | undefined) =>
    name === undefined
      ? "Type the watts of a light."
      : `${name} does not state its watts. Type those of the bulbs in it.`,
  noTariff: (disco: string, band: string) =>
    `No tariff of band ${band} is stated for ${disco}. Type the one on your bill or meter.`,
  noFuelPrice: (fuel: string) => `No price of ${fuel} is stated. Type what you pay for a litre.`,
  toCorrect: "Some values cannot be used",
  toCorrectText: "Each is marked below. Correct them to see the costs.",
  /** What was worked with, in one sentence. */
  usedWith: (use: {
    readonly lamps: string;
    readonly hours: string;
    readonly gridHours: string;
    readonly own: string;
  }) =>
    `${use.lamps}, ${use.hours} h a day. Grid ${use.gridHours} h a day; for the rest: ${use.own.toLowerCase()}.`,
  figures: {
    perMonth: "A month",
    perYear: "A year",
    rate: "Average price per kWh",
    gridOnly: "Grid power only",
    ownOnly: (own: string) => `On ${own} only`,
    vat: "VAT included",
  },
  /** In a sentence. */
  ownSupplyInSentence: {
    petrol: "petrol",
    diesel: "diesel",
    inverter: "the inverter",
    solar: "solar",
    none: "nothing",
  } satisfies Readonly<Record<OwnSupplyKind, string>>,
  dark: (lit: number, hours: number) =>
    `Without a supply of your own the light is on only while there is grid: about ${numberText(lit, 1)} of ${numberText(hours, 1)} hours a day.`,
  chart: {
    title: (span: string) => `Cost ${span}, by where the power comes from`,
    grid: "Grid",
    own: "Own supply",
    lamp: "Light",
    watts: "Watts",
    kwh: "Power",
    all: "Total",
  },
  payback: {
    title: "When it pays for itself",
    months: (months: string) => `In ${months}.`,
    saves: (naira: string, kwh: string) => `The new light saves ${naira} and ${kwh} a month.`,
    alone: (grid: string, own: string | null, ownName: string) =>
      own === null ? `Grid power only: ${grid}.` : `Grid power only: ${grid}. On ${ownName} only: ${own}.`,
    tick: "Tick “This is my tariff”, or enter yours, to see when a light pays for itself.",
    noPrice: "Enter the price of a light to see when it pays for itself.",
    savesNothing: "The new light uses as many watts as the old one, or more, so it saves nothing.",
    powerIsFree: "Solar power costs nothing to run, so using less of it saves no money.",
    nothingReplaced: "Type the watts of the old bulb to compare.",
  },
  life: "The price of the light itself is not included.",
  sources: "Where the figures come from",
  tariffTyped: (tariff: string) => `Tariff: ${tariff} before VAT, as you typed it`,
  tariffOf: (disco: string, band: string, tariff: string) =>
    `Tariff of ${disco}, band ${band}: ${tariff} before VAT`,
  fuelTyped: (fuel: string, price: string) => `Price of ${fuel}: ${price} a litre, as you typed it`,
  fuelOf: (fuel: string, price: string) => `Price of ${fuel}: ${price} a litre`,
  fuelBurnt: `A small generator burns about ${numberText(litresPerKwh)} litres for a kWh; buying and servicing it is extra.`,
  inverterLoss: "About a fifth of the power is lost in the battery; wear of the battery is extra.",
  sunFree: "Solar power costs nothing to run; panels and batteries are extra.",
  days: "A month has 30 days here, a year 365.",
  sameLight: "The same light for less power",
  sameLightText: (lumens: string) =>
    `Bulbs and lights of about ${lumens}, those that use the fewest watts first.`,
} as const;
