import {
  countOf,
  type FitGroup,
  type FitLine,
  type FitRule,
  type Found,
  lightsOf,
  lightWatts,
  ofKind,
} from "./fit-lines.ts";

const dimmer = {
  kind: "dimmer",
  name: "Dimmer",
  dimEdge: "trailing",
  dimMinW: 5,
  dimMaxLedW: 150,
  dimMaxLamps: 10,
} as const;
const downlight = {
  kind: "fitting",
  name: "Downlight",
  hasLamps: true,
  watts: 7,
  isDimmable: true,
  dimEdge: "trailing",
} as const;
/** A dimmer that states only what it carries of halogen carries a tenth of that in LED. */
const ledShareOfHalogen = 0.1;

/** What is asked of each dimmer and the lights behind it. */
const each =
  (find: (dimmer: FitLine, lights: readonly FitLine[], group: FitGroup) => readonly Found[]) =>
  (group: FitGroup): readonly Found[] => {
    const lights = lightsOf(group);
    return lights.length === 0 ? [] : ofKind(group, "dimmer").flatMap((one) => find(one, lights, group));
  };

/** Dimmers and what is behind them. */
export const dimmerRules: readonly FitRule[] = [
  {
    rule: 9,
    severity: "stop",
    find: each((one, lights, group) =>
      lights.flatMap((light) => {
        if (light.isDimmable === undefined) return group.unknown(light, "whether it can be dimmed");
        if (light.isDimmable) return [];
        return [
          {
            lines: [light, one],
            text: `${light.name} cannot be dimmed.`,
            fix: "Take its dimmable twin, or a plain switch.",
          },
        ];
      }),
    ),
    good: { lines: [dimmer, { ...downlight, quantity: 9 }] },
    bad: { lines: [dimmer, { ...downlight, isDimmable: false, quantity: 9 }] },
  },
  {
    rule: 10,
    severity: "warn",
    find: each((one, lights, group) => {
      if (one.dimEdge === undefined) return group.unknown(one, "dimming edge");
      return lights.flatMap((light) => {
        if (light.isDimmable !== true) return [];
        if (light.dimEdge === undefined) return group.unknown(light, "dimming edge");
        if (light.dimEdge === one.dimEdge || light.dimEdge === "both" || one.dimEdge === "both") return [];
        return [
          {
            lines: [light, one],
            text: `${one.name} dims on the ${one.dimEdge} edge, ${light.name} on the ${light.dimEdge} one.`,
            fix: `Take a ${light.dimEdge}-edge dimmer.`,
          },
        ];
      });
    }),
    good: { lines: [dimmer, downlight] },
    bad: { lines: [{ ...dimmer, dimEdge: "leading" }, downlight] },
  },
  {
    rule: 11,
    severity: "warn",
    find: each((one, lights, group) => {
      const watts = lightWatts(group);
      if (watts === undefined) return [];
      if (one.dimMinW === undefined) return group.unknown(one, "least load");
      if (watts >= one.dimMinW) return [];
      return [
        {
          lines: [one, ...lights],
          text: `${watts} W behind a dimmer that needs ${one.dimMinW} W: they may flicker, or glow when off.`,
          fix: "Put more lamps on it, or take a dimmer for small loads.",
        },
      ];
    }),
    good: { lines: [dimmer, { ...downlight, quantity: 9 }] },
    bad: { lines: [dimmer, { ...downlight, watts: 4 }] },
  },
  {
    rule: 12,
    severity: "stop",
    find: each((one, lights, group) => {
      const watts = lightWatts(group);
      if (watts === undefined) return [];
      const { dimMaxLedW, dimHalogenW } = one;
      if (dimMaxLedW === undefined && dimHalogenW === undefined)
        return group.unknown(one, "highest LED load");
      const most = dimMaxLedW ?? (dimHalogenW ?? 0) * ledShareOfHalogen;
      if (watts <= most) return [];
      return [
        {
          lines: [one, ...lights],
          text: `${watts} W of LED on a dimmer for ${most} W.`,
          fix: "Spread them over more dimmers.",
        },
      ];
    }),
    good: { lines: [dimmer, { ...downlight, quantity: 9 }] },
    bad: { lines: [dimmer, { ...downlight, quantity: 22 }] },
  },
  {
    rule: 13,
    severity: "warn",
    find: each((one, lights) => {
      const count = countOf(lights);
      if (one.dimMaxLamps === undefined || count <= one.dimMaxLamps) return [];
      return [
        {
          lines: [one, ...lights],
          text: `${count} lamps on a dimmer for ${one.dimMaxLamps}.`,
          fix: "Spread them over more dimmers.",
        },
      ];
    }),
    good: { lines: [dimmer, { ...downlight, quantity: 10 }] },
    bad: { lines: [dimmer, { ...downlight, quantity: 12 }] },
  },
];
