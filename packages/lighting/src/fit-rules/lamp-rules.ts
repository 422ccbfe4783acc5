import {
  countOf,
  type FitGroup,
  type FitLine,
  type FitRule,
  type Found,
  ofKind,
  withoutLamps,
} from "./fit-lines.ts";

const candle = { kind: "lamp", name: "E14 candle", base: "E14", watts: 4, volts: 230 } as const;
const chandelier = {
  kind: "fitting",
  name: "Chandelier",
  base: "E14",
  holders: 6,
  hasLamps: false,
  lampMaxW: 6,
} as const;
const bulb = { kind: "lamp", name: "E27 bulb", base: "E27", watts: 9, volts: 230 } as const;
const spot = { kind: "lamp", name: "MR16 spot", base: "GU5.3", watts: 5, volts: 12 } as const;
const driver12 = {
  kind: "driver",
  name: "12 V driver",
  driverV: 12,
  driverKind: "cv",
  driverMaxW: 60,
} as const;

const mainsV = 230;

const fits = (lamp: FitLine, fitting: FitLine) => lamp.base === fitting.base;
/** The base is right and the power is not too high, as far as it is stated. */
const suits = (lamp: FitLine, fitting: FitLine) =>
  fits(lamp, fitting) && (lamp.watts ?? 0) <= (fitting.lampMaxW ?? Number.POSITIVE_INFINITY);
/** Whether lamps of the group are meant for it already; another lamp beside it may be for a light at home. */
const hasItsLamps = (group: FitGroup, fitting: FitLine) =>
  ofKind(group, "lamp").some((lamp) => suits(lamp, fitting));
const holdersOf = (fitting: FitLine) => (fitting.holders ?? 1) * fitting.quantity;
/** "one E27 bulb", "6 E14 bulbs". */
const bulbsInWords = (fitting: FitLine) =>
  holdersOf(fitting) === 1 ? `one ${fitting.base} bulb` : `${holdersOf(fitting)} ${fitting.base} bulbs`;

/** Lamps and their holders. */
export const lampRules: readonly FitRule[] = [
  {
    rule: 1,
    severity: "stop",
    // It says what screws in, which everybody can see.
    isElectrical: false,
    find: (group) => {
      const fittings = withoutLamps(group);
      if (fittings.length === 0) return [];
      return ofKind(group, "lamp").flatMap((lamp) => {
        if (lamp.base === undefined) return group.unknown(lamp, "bulb base");
        if (fittings.some((fitting) => fits(lamp, fitting))) return [];
        const bare = fittings.find((fitting) => !hasItsLamps(group, fitting));
        const fitting = bare ?? (group.isPlaced ? fittings[0] : undefined);
        if (fitting === undefined) return [];
        return [
          {
            lines: [lamp, fitting],
            text: `${lamp.base} bulb, ${fitting.base} holder: ${lamp.name} does not fit ${fitting.name}.`,
            fix: `Take a bulb with ${fitting.base}.`,
            base: fitting.base,
          },
        ];
      });
    },
    good: { lines: [chandelier, { ...candle, quantity: 6 }] },
    bad: { lines: [chandelier, { ...bulb, quantity: 6 }] },
  },
  {
    rule: 2,
    severity: "stop",
    // A stronger lamp overheats the holder and its wires.
    isElectrical: true,
    find: (group) =>
      withoutLamps(group).flatMap((fitting) =>
        ofKind(group, "lamp")
          .filter((lamp) => fits(lamp, fitting))
          .flatMap((lamp): readonly Found[] => {
            if (fitting.lampMaxW === undefined) return group.unknown(fitting, "highest power of a bulb");
            if (lamp.watts === undefined) return group.unknown(lamp, "watts");
            if (lamp.watts <= fitting.lampMaxW) return [];
            const text = `${fitting.name} takes up to ${fitting.lampMaxW} W, ${lamp.name} is ${lamp.watts} W.`;
            const found = {
              lines: [lamp, fitting],
              text,
              fix: `Take a bulb of at most ${fitting.lampMaxW} W.`,
            };
            return !group.isPlaced && hasItsLamps(group, fitting)
              ? [{ ...found, severity: "note" }]
              : [found];
          }),
      ),
    good: { lines: [chandelier, { ...candle, quantity: 6 }] },
    bad: { lines: [chandelier, { ...candle, watts: 9, quantity: 6 }] },
  },
  {
    rule: 3,
    severity: "warn",
    // It counts what is missing.
    isElectrical: false,
    find: (group) =>
      withoutLamps(group)
        .filter((fitting) => !ofKind(group, "lamp").some((lamp) => fits(lamp, fitting)))
        .map((fitting) => ({
          lines: [fitting],
          text: `${fitting.name} comes without bulbs: it needs ${bulbsInWords(fitting)}.`,
          fix: `Add ${bulbsInWords(fitting)}.`,
          base: fitting.base,
        })),
    good: { lines: [chandelier, { ...candle, quantity: 6 }] },
    bad: { lines: [chandelier] },
  },
  {
    rule: 4,
    severity: "note",
    // It counts.
    isElectrical: false,
    find: (group) => {
      const bases = new Set(withoutLamps(group).map(({ base }) => base));
      return [...bases].flatMap((base) => {
        const fittings = withoutLamps(group).filter((fitting) => fitting.base === base);
        const lamps = ofKind(group, "lamp").filter((lamp) => lamp.base === base);
        const holders = fittings.reduce((sum, fitting) => sum + holdersOf(fitting), 0);
        const count = countOf(lamps);
        if (count === 0 || count % holders === 0) return [];
        return [
          { lines: [...lamps, ...fittings], text: `${count} bulbs for ${holders} holders with ${base}.` },
        ];
      });
    },
    good: { lines: [chandelier, { ...candle, quantity: 12 }] },
    bad: { lines: [chandelier, { ...candle, quantity: 4 }] },
  },
  {
    rule: 5,
    severity: "stop",
    // The wrong voltage burns the lamp, or worse.
    isElectrical: true,
    find: (group) => {
      const drivers = ofKind(group, "driver");
      const strips: readonly Found[] =
        drivers.length > 0 ? [] : ofKind(group, "strip").flatMap(withoutDriver);
      const lamps = ofKind(group, "lamp").flatMap((lamp): readonly Found[] => {
        const fitting = withoutLamps(group).find((each) => fits(lamp, each));
        if (lamp.volts === 12 && !drivers.some(({ driverV }) => driverV === 12))
          return [
            {
              lines: [lamp],
              text: `${lamp.name} takes 12 V: on the mains it burns out.`,
              fix: "Add a 12 V driver.",
            },
          ];
        if (lamp.volts === 230 && fitting?.volts === 12)
          return [
            {
              lines: [lamp, fitting],
              text: `${fitting.name} gives 12 V, ${lamp.name} takes 230 V.`,
              fix: "Take 12 V bulbs.",
            },
          ];
        return [];
      });
      return [...lamps, ...strips];
    },
    good: { lines: [{ ...spot, quantity: 4 }, driver12] },
    bad: { lines: [{ ...spot, quantity: 4 }] },
  },
  {
    rule: 24,
    severity: "stop",
    // It says where the lamp can do what it is bought for.
    isElectrical: false,
    find: (group) => {
      const dimmers = ofKind(group, "dimmer");
      if (dimmers.length === 0 && !group.place.hasMotionSwitch) return [];
      return ofKind(group, "lamp")
        .filter(({ isRechargeable }) => isRechargeable)
        .map((lamp) => ({
          lines: [lamp, ...dimmers],
          text: `${lamp.name} needs a live feed to charge: not behind a dimmer or a motion switch.`,
          fix: "Use a plain switch, or a bulb without a battery.",
          ...(!group.isPlaced && { severity: "warn" as const }),
        }));
    },
    good: { lines: [{ ...bulb, isRechargeable: true }] },
    bad: { lines: [{ ...bulb, isRechargeable: true }], place: { hasMotionSwitch: true } },
  },
];

/** A warning only: people have drivers at home. */
function withoutDriver(strip: FitLine): readonly Found[] {
  if (strip.volts === undefined || strip.volts >= mainsV) return [];
  return [
    {
      lines: [strip],
      severity: "warn",
      text: `${strip.name} takes ${strip.volts} V: it needs a driver.`,
      fix: `Add a ${strip.volts} V driver.`,
    },
  ];
}
