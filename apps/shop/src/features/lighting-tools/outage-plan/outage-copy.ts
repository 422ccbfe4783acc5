import { numberText, withUnit } from "../parts/address-values.ts";
import type { Keep } from "./outage-rows.ts";

const limits = {
  band: { subject: "Band" },
  hours: { subject: "The time without power", unit: "h", least: 0.5, most: 24 },
  volts: { subject: "The voltage", unit: "V", least: 6, most: 96, fallback: 12 },
  ampHours: { subject: "The capacity", unit: "Ah", least: 1, most: 5_000, fallback: 200 },
  chemistry: { subject: "Battery" },
  count: { subject: "The number of batteries", least: 1, most: 100, fallback: 1, isWhole: true },
  inverterVa: { subject: "The inverter", unit: "VA", least: 50, most: 100_000 },
} as const;

export const outageCopy = {
  limits,
  rowLimits: (row: number) => ({
    watts: { subject: `Row ${row}: the wattage`, unit: "W", least: 0.1, most: 1_000 },
    pieces: { subject: `Row ${row}: the number of pieces`, least: 1, most: 999, fallback: 1, isWhole: true },
    lumens: { subject: `Row ${row}: the light`, unit: "lm", least: 1, most: 200_000 },
    keep: { subject: `Row ${row}: when it is on` },
  }),
  firstRooms: ["Living room", "Kitchen", "Bedroom"] as readonly string[],
  /** A flat of the usual kind, whose old bulbs go off first: what the page can do is seen before anything is typed. */
  sampleRows: [
    { room: "Living room", light: "Ceiling lights", watts: 12, pieces: 4, keep: "5" },
    { room: "Kitchen", light: "LED panels", watts: 18, pieces: 2, keep: "must" },
    { room: "Bedrooms", light: "Old bulbs", watts: 60, pieces: 4, lumens: 700, keep: "2" },
    { room: "Gate", light: "Floodlights", watts: 20, pieces: 2, keep: "4" },
  ],
  lights: "Lights",
  noWatts: (row: number, light: string) =>
    `Row ${row}: type the watts of “${light}”. It is no item number of ours.`,
  noWattsOf: (row: number, name: string) =>
    `Row ${row}: ${name} does not state its watts. Type those of the bulbs in it.`,
  tooManyWatts: (row: number, watts: number, most: number) =>
    `Row ${row}: ${withUnit(watts, "W")} together. A switch can have up to ${withUnit(most, "W")}: give it two rows.`,
  form: {
    lights: "Your lights",
    lightsHint:
      "A row is a switch with the lights on it: type the item number of one of ours, or a name and the watts. Priority 5 matters most; “must” stays on whatever else goes off.",
    columns: {
      room: "Room",
      light: "Light",
      watts: "Watts each",
      pieces: "Pieces",
      lumens: "Lumens each",
      keep: "Priority",
      remove: "Remove",
    },
    inRow: (row: number, field: string) => `Row ${row}, ${field.toLowerCase()}`,
    keepNames: {
      must: "Must",
      "5": "5",
      "4": "4",
      "3": "3",
      "2": "2",
      "1": "1",
    } satisfies Readonly<Record<Keep, string>>,
    remove: "Remove",
    removeRow: (row: number) => `Remove row ${row}`,
    add: "Add a row",
    workOut: "Make my plan",
    sample: "An example: a flat with twelve lights. Change the rows to yours, or",
    startEmpty: "start with empty rows",
    fromCart: "Take the lights in my cart",
    fromCartHint: "They replace these rows.",
    outage: "The outage",
    band: "Band",
    bandName: (band: string, hours: number) => `${band}, up to ${hours} h off a day`,
    hours: "Hours without power a day",
    hoursHint: (hours: number) => `Leave empty for ${hours}, as the band says.`,
    battery: "The battery",
    kind: "Kind",
    kinds: { lead: "Lead-acid", lifepo4: "Lithium (LiFePO₄)" },
    volts: "Volts each",
    ampHours: "Ah each",
    count: "Number",
    inverterVa: "Inverter",
  },
  cartIsEmpty: "There are no lights in your cart that state their watts.",
  toCorrect: "Some values cannot be used",
  toCorrectText: "Each is marked below. Correct them to see your plan.",
  nothingYet: "Fill in a row for each switch to see your plan.",
  answer: {
    title: "What stays on",
    figures: {
      watts: "On at once",
      ofBudget: (watts: string) => `of ${watts} that the battery carries`,
      hours: "The battery lasts",
      outage: (hours: string) => `for ${hours} without power`,
      more: "100 Ah more would carry",
    },
    all: "All of your lights can stay on.",
    none: "The battery is too small for any of these lights through the outage.",
    added: (names: string) => `100 Ah more would also carry: ${names}.`,
    addedNothing: "100 Ah more would not carry another of these lights.",
    heads: { room: "Room", light: "Light", watts: "Watts", why: "In an outage" },
    on: "Stays on",
    off: "Goes off",
    priority: (priority: number) => `Priority ${priority}`,
    mustStayOn: "Must stay on",
    perDay: "We assume that the battery is full when the power goes, and charged again once a day.",
    batteryUse: {
      lead: "Half of a lead battery is used, so that it lasts, and 15 % is lost in the inverter.",
      lifepo4: "Nine tenths of a lithium battery are used, and 15 % is lost in the inverter.",
    },
  },
  needsTooMuch: {
    title: "What must stay on takes more than the battery has",
    text: (watts: string, hours: string, budget: string, outage: string) =>
      `It takes ${watts}, which the battery carries for ${hours}. Through ${outage} it carries ${budget}. Let some of it go off, or choose a larger battery.`,
  },
  faults: {
    "bad-battery": "We cannot plan with this battery. Check its volts and Ah.",
    "bad-hours": "The time without power can be up to 24 hours a day.",
    "bad-watts": "A switch can have up to 1,000 W.",
    "too-many": "A plan can have up to 60 rows.",
  },
  swaps: {
    title: "Bulbs that take less",
    text: "They give about the same light. Check the base before you buy: it must match your holder.",
    swap: (room: string, light: string) => (room === "" ? light : `${room}, ${light}`),
    saves: (watts: string, lumens: string | null) =>
      lumens === null ? `saves ${watts}, with as much light` : `saves ${watts} for ${lumens} less light`,
    base: (base: string) => `base ${base}`,
  },
  rechargeable: {
    title: "For the lights that go off",
    text: "A rechargeable bulb lights for about 3 hours on its own battery. It needs a live feed: leave its wall switch on, and put it behind no dimmer or motion switch.",
  },
  electrician: {
    title: "Lights on inverter: a list for the electrician",
    heads: { room: "Room", light: "Light", pieces: "Pieces", watts: "W", va: "VA", note: "Note" },
    total: (watts: string, va: string) => `Total ${watts}, ${va}.`,
    inverter: (va: string) => `For these lights an inverter of at least ${va}.`,
    inverterFits: (capacity: string) => `Yours of ${capacity} is not below that.`,
    yourInverter: (va: string) => `your inverter of ${va}`,
    stated: "power factor as stated",
    assumed: (factor: number) => `power factor ${numberText(factor)} assumed`,
    lookedAt:
      "Looked at: the watts and VA of these lights, the battery, the size of the inverter. Not looked at: cable, breaker, earthing, changeover, and what else is on the circuit. Have your electrician check those.",
    signed: (name: string, registration: string) => `Signed by ${name}, ${registration}.`,
    notSigned: "No engineer has signed this advice yet. Have an electrician check the list.",
    off: "The list for the electrician and the size of the inverter are not shown, because no engineer has signed our electrical advice yet.",
    print: "Print this page to give the list to your electrician.",
  },
} as const;
