import { loadShare } from "../circuits.ts";
import { powerFactorOf } from "../power-factor.ts";
import {
  countOf,
  type FitGroup,
  type FitLine,
  type FitRule,
  type Found,
  lightsOf,
  ofKind,
} from "./fit-lines.ts";

const head = { kind: "track-head", name: "Track head", trackSystem: "3-circuit", watts: 20 } as const;
const track = { kind: "track", name: "Track", trackSystem: "3-circuit", trackMaxW: 3_680 } as const;
const panel = { kind: "fitting", name: "Panel", hasLamps: true, watts: 36, powerFactor: 0.9 } as const;
const inverter = { kind: "inverter", name: "1.5 kVA inverter", inverterVa: 1_500 } as const;
const mainsV = 230;
const usualAmps = 10;
/** Inrush of their drivers, on a breaker of 10 A with a B curve. */
const driversPer10A = 20;

/** Tracks, and kits of a track with heads. */
function tracksOf({ lines }: FitGroup): readonly FitLine[] {
  return lines.filter(
    ({ kind, trackSystem }) => kind === "track" || (kind === "fitting" && trackSystem !== undefined),
  );
}

/** Volt-amperes of all lights; undefined where one does not state its watts. */
function vaOf(group: FitGroup): number | undefined {
  let sum = 0;
  for (const line of lightsOf(group)) {
    if (line.watts === undefined) {
      group.unknown(line, "watts");
      return undefined;
    }
    sum += (line.watts / powerFactorOf(line)) * line.quantity;
  }
  return sum;
}

/** Tracks, circuits and inverters. */
export const circuitRules: readonly FitRule[] = [
  {
    rule: 21,
    severity: "stop",
    // Live parts that do not belong together, and the load of a circuit.
    isElectrical: true,
    find: (group) => {
      const heads = ofKind(group, "track-head");
      return tracksOf(group).flatMap((one): readonly Found[] => {
        const other = heads.find(
          ({ trackSystem }) => trackSystem !== undefined && trackSystem !== one.trackSystem,
        );
        if (one.trackSystem !== undefined && other)
          return [
            {
              lines: [other, one],
              text: `${other.name} is for ${other.trackSystem}, ${one.name} is ${one.trackSystem}.`,
              fix: `Take heads for ${one.trackSystem}.`,
            },
          ];
        for (const each of heads) if (each.trackSystem === undefined) group.unknown(each, "track system");
        const load = heads.reduce((sum, { watts = 0, quantity }) => sum + watts * quantity, 0);
        if (one.trackMaxW === undefined || load <= one.trackMaxW * one.quantity) return [];
        return [
          {
            lines: [one, ...heads],
            text: `${load} W on a track for ${one.trackMaxW} W.`,
            fix: "Spread them over more tracks.",
          },
        ];
      });
    },
    good: { lines: [track, { ...head, quantity: 6 }] },
    bad: { lines: [track, { ...head, trackSystem: "48 V magnetic", quantity: 6 }] },
  },
  {
    rule: 25,
    severity: "warn",
    // The load of a circuit and its breaker.
    isElectrical: true,
    find: (group) => {
      const amps = group.place.circuitAmps;
      if (amps === undefined) return [];
      const lights = lightsOf(group);
      const va = vaOf(group);
      const most = amps * mainsV * loadShare;
      if (va !== undefined && va > most)
        return [
          {
            lines: lights,
            text: `${Math.round(va)} VA on a circuit of ${amps} A: it carries ${Math.round(most)} VA.`,
            fix: "Split them over two circuits.",
          },
        ];
      const drivers = countOf(lights);
      const mostDrivers = Math.floor((driversPer10A * amps) / usualAmps);
      if (drivers <= mostDrivers) return [];
      return [
        {
          lines: lights,
          text: `${drivers} drivers switch on at once: a breaker of ${amps} A may trip above ${mostDrivers}.`,
          fix: "Split them over two switches.",
        },
      ];
    },
    good: { lines: [{ ...panel, quantity: 12 }], place: { circuitAmps: 10 } },
    bad: { lines: [{ ...panel, quantity: 24 }], place: { circuitAmps: 10 } },
  },
  {
    rule: 26,
    severity: "warn",
    // The load of an inverter.
    isElectrical: true,
    find: (group) =>
      ofKind(group, "inverter").flatMap((one): readonly Found[] => {
        const dimmers = ofKind(group, "dimmer");
        if (one.isModifiedSine && dimmers.length > 0)
          return [
            {
              lines: [one, ...dimmers],
              text: `${one.name} gives a modified sine: dimmers hum on it, and may burn out.`,
              fix: "Take a pure-sine inverter, or plain switches.",
            },
          ];
        if (one.inverterVa === undefined) return group.unknown(one, "rating (VA)");
        const va = vaOf(group);
        const most = one.inverterVa * one.quantity * loadShare;
        if (va === undefined || va <= most) return [];
        return [
          {
            lines: [one, ...lightsOf(group)],
            text: `${Math.round(va)} VA on ${one.name}${group.isPlaced ? "" : ", if all lights hang on it"}: it carries ${Math.round(most)} VA for long.`,
            fix: "Put fewer lights on it.",
          },
        ];
      }),
    good: { lines: [inverter, { ...panel, quantity: 6 }] },
    bad: { lines: [inverter, { ...panel, quantity: 40 }] },
  },
];
