import { chandelierDiameter } from "../circuits.ts";
import { outdoorIp, wayHeightM } from "../place-limits.ts";
import { type FitLine, type FitRule, type Found, lightsOf, ofKind } from "./fit-lines.ts";

const fitting = {
  kind: "fitting",
  name: "Ceiling light",
  hasLamps: true,
  watts: 12,
  volts: 230,
  ip: 20,
} as const;
const overTableM = { least: 0.7, most: 0.85 } as const;
const usualTableM = 0.75;
const roseKg = 5;
const fanHookKg = 30;
const roomAboveMm = 20;
const mostKelvinApart = 500;
const leastCri = 80;
const leastSurgeKv = 4;
const leastInputV = 180;

const lastDigit = (ip: number) => ip % 10;

/** Water, weather, height, size and colour, by where a line goes. */
export const placeRules: readonly FitRule[] = [
  {
    rule: 14,
    severity: "stop",
    // Water and mains.
    isElectrical: true,
    find: (group) => {
      const { bathZone, hasWaterJets, hasRcd } = group.place;
      if (bathZone === undefined) return [];
      const wanted = hasWaterJets ? 5 : bathZone === 0 ? 7 : 4;
      return ofKind(group, "fitting").flatMap((line): readonly Found[] => {
        if (line.ip === undefined) return group.unknown(line, "protection (IP)");
        if (lastDigit(line.ip) < wanted)
          return [
            {
              lines: [line],
              text: `Bathroom zone ${bathZone} needs IPX${wanted}, ${line.name} has IP${line.ip}.`,
              fix: "Take one for bathrooms, or hang it further away.",
            },
          ];
        if (bathZone === 0 && line.volts !== 12)
          return [
            { lines: [line], text: `In zone 0 only 12 V lights are allowed.`, fix: "Take a 12 V fitting." },
          ];
        if (bathZone === 1 && hasRcd === false)
          return [
            {
              lines: [line],
              text: "Zone 1 needs a circuit with an RCD.",
              fix: "Ask your electrician for a 30 mA RCD.",
            },
          ];
        return [];
      });
    },
    good: { lines: [{ ...fitting, ip: 44 }], place: { bathZone: 2 } },
    bad: { lines: [fitting], place: { bathZone: 2 } },
  },
  {
    rule: 15,
    severity: "stop",
    // Water and mains.
    isElectrical: true,
    find: (group) => {
      const { outdoors } = group.place;
      if (outdoors === undefined) return [];
      const wanted = outdoorIp[outdoors];
      return ofKind(group, "fitting").flatMap((line) => {
        if (line.ip === undefined) return group.unknown(line, "protection (IP)");
        return line.ip >= wanted
          ? []
          : [
              {
                lines: [line],
                text: `${line.name} has IP${line.ip}; here it takes IP${wanted}.`,
                fix: "Take an outdoor light.",
              },
            ];
      });
    },
    good: { lines: [{ ...fitting, ip: 65 }], place: { outdoors: "open" } },
    bad: { lines: [{ ...fitting, ip: 44 }], place: { outdoors: "open" } },
  },
  {
    rule: 16,
    severity: "note",
    // It says how the light behaves when the grid is weak.
    isElectrical: false,
    find: (group) => {
      if (group.place.isOnGrid !== true) return [];
      return lightsOf(group).flatMap((line) =>
        line.inputMinV !== undefined && line.inputMinV <= leastInputV
          ? []
          : [
              {
                lines: [line],
                text:
                  line.inputMinV === undefined
                    ? `${line.name} does not say what voltage it takes at least.`
                    : `${line.name} takes ${line.inputMinV} V at least: it may flicker when the grid is weak.`,
              },
            ],
      );
    },
    good: { lines: [{ ...fitting, inputMinV: 100 }], place: { isOnGrid: true } },
    bad: { lines: [{ ...fitting, inputMinV: 220 }], place: { isOnGrid: true } },
  },
  {
    rule: 17,
    severity: "note",
    // It advises on protection against surges.
    isElectrical: true,
    find: (group) => {
      if (group.place.outdoors === undefined) return [];
      return ofKind(group, "fitting").flatMap((line) =>
        line.surgeKv === undefined || line.surgeKv >= leastSurgeKv
          ? []
          : [
              {
                lines: [line],
                text: `${line.name} withstands surges of ${line.surgeKv} kV; outdoors 4 kV last longer.`,
                fix: "Ask for a surge protector.",
              },
            ],
      );
    },
    good: { lines: [{ ...fitting, ip: 65, surgeKv: 6 }], place: { outdoors: "open" } },
    bad: { lines: [{ ...fitting, ip: 65, surgeKv: 2 }], place: { outdoors: "open" } },
  },
  {
    rule: 18,
    severity: "warn",
    // It is about weight, which the article states.
    isElectrical: false,
    find: (group) => {
      const hook = group.place.hookKg ?? 0;
      const heavy = ofKind(group, "fitting")
        .filter(({ weightKg = 0 }) => weightKg > roseKg && weightKg > hook)
        // Of a lamp that may stand on the floor nobody said that it hangs.
        .filter(({ terminal }) => terminal === "ceiling" || (terminal === undefined && group.isPlaced))
        .map((line) => ({
          lines: [line],
          text: `${line.name} weighs ${line.weightKg} kg: a plain rose does not carry it.`,
          fix: "Hang it on a hook in the concrete.",
          ...(!group.isPlaced && { severity: "note" as const }),
        }));
      const fans = hook >= fanHookKg ? [] : ofKind(group, "fan");
      return [
        ...heavy,
        ...fans.map((line) => ({
          lines: [line],
          text: `${line.name} needs a hook for ${fanHookKg} kg.`,
          fix: "Hang it on a hook in the concrete.",
        })),
      ];
    },
    good: { lines: [{ ...fitting, weightKg: 12 }], place: { hookKg: 30 } },
    bad: { lines: [{ ...fitting, weightKg: 12 }] },
  },
  {
    rule: 19,
    severity: "warn",
    // It is about heights.
    isElectrical: false,
    find: ({ lines, place }) => {
      const { ceilingM, hangsOver, tableM = usualTableM } = place;
      if (ceilingM === undefined || hangsOver === undefined) return [];
      return lines.flatMap((line): readonly Found[] => {
        if (line.dropMinM === undefined) return [];
        const least = line.dropMinM;
        const most = line.dropMaxM ?? least;
        if (hangsOver === "way" && ceilingM - least < wayHeightM)
          return [
            {
              lines: [line],
              text: `${line.name} ends ${(ceilingM - least).toFixed(2)} m above the floor: people walk into it.`,
              fix: "Take a flatter one.",
            },
          ];
        const wanted = {
          least: ceilingM - tableM - overTableM.most,
          most: ceilingM - tableM - overTableM.least,
        };
        if (hangsOver === "table" && (most < wanted.least || least > wanted.most))
          return [
            {
              lines: [line],
              text: `${line.name} cannot hang 70 to 85 cm above the table.`,
              fix: `Its drop should reach ${wanted.least.toFixed(2)} to ${wanted.most.toFixed(2)} m.`,
            },
          ];
        return [];
      });
    },
    good: {
      lines: [{ ...fitting, dropMinM: 0.5, dropMaxM: 1.5 }],
      place: { ceilingM: 2.7, hangsOver: "table" },
    },
    bad: { lines: [{ ...fitting, dropMinM: 0.9 }], place: { ceilingM: 2.7, hangsOver: "way" } },
  },
  {
    rule: 20,
    severity: "note",
    // It is about looks.
    isElectrical: false,
    find: ({ lines, place: { lengthM, widthM } }) => {
      if (lengthM === undefined || widthM === undefined) return [];
      const { cm, leastCm, mostCm } = chandelierDiameter({ lengthM, widthM });
      return lines.flatMap((line) => {
        const { isChandelier, diameterCm } = line;
        if (!isChandelier || diameterCm === undefined || (diameterCm >= leastCm && diameterCm <= mostCm))
          return [];
        const text = `A room of ${lengthM} × ${widthM} m suits a chandelier of about ${Math.round(cm)} cm; ${line.name} has ${diameterCm} cm.`;
        return [{ lines: [line], text }];
      });
    },
    good: { lines: [{ ...fitting, isChandelier: true, diameterCm: 80 }], place: { lengthM: 5, widthM: 4 } },
    bad: { lines: [{ ...fitting, isChandelier: true, diameterCm: 120 }], place: { lengthM: 5, widthM: 4 } },
  },
  {
    rule: 22,
    severity: "warn",
    // It is about room in the ceiling.
    isElectrical: false,
    find: ({ lines, place: { holeMm, voidMm } }) =>
      lines.flatMap((line): readonly Found[] => {
        const { cutOutMm, depthMm } = line;
        if (holeMm !== undefined && cutOutMm !== undefined && cutOutMm < holeMm)
          return [
            {
              lines: [line],
              text: `${line.name} is for a hole of ${cutOutMm} mm, yours has ${holeMm} mm: it falls through.`,
              fix: "Take a larger one, or a cover ring.",
            },
          ];
        if (holeMm !== undefined && cutOutMm !== undefined && cutOutMm > holeMm)
          return [
            {
              lines: [line],
              text: `${line.name} needs a hole of ${cutOutMm} mm, yours has ${holeMm} mm.`,
              fix: "Widen the hole, or take a smaller one.",
            },
          ];
        if (voidMm !== undefined && depthMm !== undefined && voidMm < depthMm + roomAboveMm)
          return [
            {
              lines: [line],
              text: `${line.name} is ${depthMm} mm deep and needs ${roomAboveMm} mm above it; there are ${voidMm} mm.`,
              fix: "Take a flatter one.",
            },
          ];
        return [];
      }),
    good: { lines: [{ ...fitting, cutOutMm: 75, depthMm: 60 }], place: { holeMm: 75, voidMm: 100 } },
    bad: { lines: [{ ...fitting, cutOutMm: 75, depthMm: 60 }], place: { holeMm: 75, voidMm: 70 } },
  },
  {
    rule: 23,
    severity: "note",
    // It is about colours.
    isElectrical: false,
    find: (group) => {
      const lights = lightsOf(group);
      return [
        ...(group.isPlaced ? mixedColours(lights) : []),
        ...(isWork(group.place.use) ? dullColours(lights) : []),
      ];
    },
    good: {
      lines: [
        { ...fitting, colourTemperature: 3000, cri: 90 },
        { ...fitting, colourTemperature: 3000 },
      ],
      place: { use: "room" },
    },
    bad: {
      lines: [
        { ...fitting, colourTemperature: 2700 },
        { ...fitting, colourTemperature: 4000 },
      ],
      place: { use: "room" },
    },
  },
];

function mixedColours(lights: readonly FitLine[]): readonly Found[] {
  const known = lights.flatMap(({ colourTemperature }) => colourTemperature ?? []);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || most - least <= mostKelvinApart) return [];
  return [
    {
      lines: lights,
      text: `Lights of ${least} K and ${most} K in one room look mismatched.`,
      fix: "Take one colour for a room.",
    },
  ];
}

function isWork(use: string | undefined): boolean {
  return use === "kitchen" || use === "mirror" || use === "shop";
}

function dullColours(lights: readonly FitLine[]): readonly Found[] {
  return lights
    .filter(({ cri }) => cri !== undefined && cri < leastCri)
    .map((line) => ({
      lines: [line],
      text: `${line.name} shows colours at CRI ${line.cri}; here 80 or more do better.`,
    }));
}
