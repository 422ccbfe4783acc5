import type { Finding } from "@precise/lighting/fits-together";

/** Words of what an article does in a home, and of what to know before it is fitted. @source design D11, design "Lighting" */
export const atHomeCopy = {
  title: "In your home",
  share: (percent: number) => `${percent}\u00a0%`,
  /** After the share. @param count how many light the whole room */
  ofRoom: (squareMetres: number, count: number) =>
    `of the light for a ${squareMetres}\u00a0m² living room: ${count} do it`,
  wholeRoom: (squareMetres: number) => `lights a ${squareMetres}\u00a0m² living room`,
  one: "One",
  roomMore: "±\u00a020\u00a0%: how it is counted",
  roomBasis: (room: {
    readonly lengthM: number;
    readonly widthM: number;
    readonly ceilingM: number;
    readonly targetLux: number;
    readonly count: number;
    readonly lux: number;
  }) =>
    `A room of ${room.lengthM} × ${room.widthM} m, ${room.ceilingM} m high, with light walls, at ${room.targetLux}\u00a0lx: ${
      room.count
    } ${room.count === 1 ? "gives" : "give"} about ${room.lux}\u00a0lx. A guide, ±\u00a020\u00a0%, not a lighting design.`,
  evenly: (count: number) => `For even light without spots on the floor it takes ${count}.`,
  bulbBasis: {
    shade: "The bulb hangs in an opal shade, which keeps 30 % of its light.",
    open: "The bulb is in an open fitting, which keeps 10 % of its light.",
  },
  targetSource: (source: string) => `Source of the target: ${source}.`,
  hours: (hours: string) => (hours === "1" ? "1 hour" : `${hours} hours`),
  onBattery: (volts: number, ampHours: number) => `on a ${volts}\u00a0V ${ampHours}\u00a0Ah battery`,
  batteryMore: "±\u00a020\u00a0%: how it is counted",
  batteryBasis: (watts: number, usableWh: string) =>
    `${watts}\u00a0W from ${usableWh}\u00a0Wh: a new lead battery, half emptied, behind an inverter that passes on 85 %. The inverter's own use is not in it, and an old battery gives less.`,
  aMonth: (hoursPerDay: number) => `a month at ${hoursPerDay} hours a day`,
  /** @param day null where it is not known */
  caution: (day: string | null, isConfirmed: boolean) =>
    isConfirmed
      ? day === null
        ? undefined
        : `As of ${day}`
      : day === null
        ? "Tariff not confirmed"
        : `As of ${day}, tariff not confirmed`,
  costMore: "Tariff and source",
  costBasis: (watts: number, band: string, rate: string) =>
    `${watts}\u00a0W on the grid alone, Band ${band} at ${rate} a kWh, VAT included. Your own tariff may differ.`,
  petrol: (litre: string, amount: string, day: string | null) =>
    `On a petrol generator at ${litre} a litre${day === null ? "" : ` (as of ${day})`}: ${amount} a month.`,
  source: (source: string) => `Source: ${source}.`,
  links: {
    room: "Plan a room with it",
    cost: "Work out your cost",
    outage: "Plan for outages",
  },
  advice: "Good to know before you fit it",
  labels: {
    stop: "Important",
    warn: "Check this",
    note: "Note",
    unknown: "Not stated",
  } satisfies Readonly<Record<Finding["severity"], string>>,
  /** @source design D35 */
  limits: "A guide from the product's data. Ask an electrician if you are unsure.",
  underRoof: (ip: number) => `It has IP${ip}: fit it under a roof. Open to the rain takes IP65.`,
} as const;
