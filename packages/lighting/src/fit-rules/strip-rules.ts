import { feedDrop, loadShare } from "../circuits.ts";
import { countOf, type FitLine, type FitRule, ofKind } from "./fit-lines.ts";

const strip = { kind: "strip", name: "24 V strip", volts: 24, driverKind: "cv", watts: 48, runM: 5 } as const;
const driver = {
  kind: "driver",
  name: "100 W driver",
  driverV: 24,
  driverKind: "cv",
  driverMaxW: 100,
} as const;
const mostRunM = 5;
const mostDropPercent = 5;

const wattsOf = (lines: readonly FitLine[]) =>
  lines.reduce((sum, { watts = 0, quantity }) => sum + watts * quantity, 0);

const feeds = (driver: FitLine, strip: FitLine) =>
  driver.driverV === strip.volts && !(driver.driverKind === "cc" && strip.driverKind !== "cc");

/** Strips and their drivers. */
export const stripRules: readonly FitRule[] = [
  {
    rule: 6,
    severity: "stop",
    // The wrong voltage or current burns the strip.
    isElectrical: true,
    find: (group) =>
      ofKind(group, "strip").flatMap((line) => {
        const drivers = ofKind(group, "driver");
        // Without a place another driver may be for something else.
        if (!group.isPlaced && drivers.some((one) => feeds(one, line))) return [];
        return drivers.flatMap((one) => {
          if (line.volts === undefined) return group.unknown(line, "voltage");
          if (one.driverV === undefined) return group.unknown(one, "output voltage");
          if (line.volts !== one.driverV)
            return [
              {
                lines: [line, one],
                text: `${line.name} takes ${line.volts} V, ${one.name} gives ${one.driverV} V.`,
                fix: `Take a ${line.volts} V driver.`,
              },
            ];
          if (one.driverKind === "cc" && line.driverKind !== "cc")
            return [
              {
                lines: [line, one],
                text: `${one.name} holds the current, ${line.name} needs a fixed voltage.`,
                fix: "Take a constant-voltage driver.",
              },
            ];
          return [];
        });
      }),
    good: { lines: [strip, driver] },
    bad: { lines: [{ ...strip, volts: 12 }, driver] },
  },
  {
    rule: 7,
    severity: "warn",
    // An overloaded driver overheats.
    isElectrical: true,
    find: (group) => {
      const strips = ofKind(group, "strip");
      // A driver of another voltage carries none of it.
      const drivers = ofKind(group, "driver").filter(
        ({ driverV }) => driverV === undefined || strips.some(({ volts }) => volts === driverV),
      );
      if (strips.length === 0 || drivers.length === 0) return [];
      const bare = strips.find(({ watts }) => watts === undefined);
      if (bare) return group.unknown(bare, "watts");
      const weak = drivers.find(({ driverMaxW }) => driverMaxW === undefined);
      if (weak) return group.unknown(weak, "highest power");
      const load = wattsOf(strips);
      const power = drivers.reduce((sum, { driverMaxW = 0, quantity }) => sum + driverMaxW * quantity, 0);
      if (load <= power * loadShare) return [];
      const each = power / countOf(drivers);
      return [
        {
          lines: [...strips, ...drivers],
          text: `${load} W on ${power} W of drivers: they run best at up to ${Math.round(power * loadShare)} W.`,
          fix: `Take ${Math.ceil(load / (each * loadShare))} drivers.`,
          ...(load > power && { severity: "stop" as const }),
        },
      ];
    },
    good: { lines: [strip, driver] },
    bad: { lines: [{ ...strip, quantity: 2 }, driver] },
  },
  {
    rule: 8,
    severity: "warn",
    // It advises on the cross-section of wires.
    isElectrical: true,
    find: (group) =>
      ofKind(group, "strip").flatMap((line) => {
        const { runM, isFedAtBothEnds, feedM, feedSquareMm, volts, watts } = line;
        if (runM !== undefined && runM > mostRunM && !isFedAtBothEnds)
          return [
            {
              lines: [line],
              text: `${runM} m of ${line.name} from one end get darker towards the other.`,
              fix: "Feed both ends.",
            },
          ];
        if (feedM === undefined || feedSquareMm === undefined || volts === undefined || watts === undefined)
          return [];
        const { percent } = feedDrop({ metres: feedM, squareMm: feedSquareMm, amps: watts / volts, volts });
        if (percent <= mostDropPercent) return [];
        return [
          {
            lines: [line],
            text: `The feed of ${feedM} m loses ${percent.toFixed(1)} % of the voltage.`,
            fix: "Use 1.5 mm² or more, or put the driver nearer.",
          },
        ];
      }),
    good: { lines: [{ ...strip, feedM: 10, feedSquareMm: 1.5 }] },
    bad: { lines: [{ ...strip, runM: 8 }] },
  },
];
