import { loadOf, type MainsDimmers, mainsDimmers, mayHangElsewhere } from "./behind-dimmers.ts";
import { countOf, type DimEdge, type FitGroup, type FitRule, type Found } from "./fit-lines.ts";

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

const howItDims: Readonly<Record<DimEdge, string>> = {
  trailing: "on the trailing edge",
  leading: "on the leading edge",
  both: "on both edges",
  dali: "by DALI",
  "0-10v": "by 0–10 V",
  none: "by itself",
};

/** What is asked of the dimmers of a group and the lights behind them, where it has both. */
const behind =
  (find: (those: MainsDimmers, group: FitGroup) => readonly Found[]) =>
  (group: FitGroup): readonly Found[] => {
    const those = mainsDimmers(group);
    return those ? find(those, group) : [];
  };

/** Dimmers and what is behind them. */
export const dimmerRules: readonly FitRule[] = [
  {
    rule: 9,
    severity: "stop",
    // What both articles state of themselves; it flickers or fails.
    isElectrical: false,
    find: behind(({ dimmers, name, lights }, group) =>
      lights.flatMap((light): readonly Found[] => {
        if (light.isDimmable === undefined) return group.unknown(light, "whether it can be dimmed");
        if (light.isDimmable) return [];
        const found = { lines: [light, ...dimmers], fix: "Take its dimmable twin, or a plain switch." };
        return mayHangElsewhere(group, lights, ({ isDimmable }) => isDimmable === true)
          ? [
              {
                ...found,
                severity: "note",
                text: `If ${light.name} hangs behind ${name}: it cannot be dimmed.`,
              },
            ]
          : [{ ...found, text: `${light.name} cannot be dimmed.` }];
      }),
    ),
    good: { lines: [dimmer, { ...downlight, quantity: 9 }] },
    bad: { lines: [dimmer, { ...downlight, isDimmable: false, quantity: 9 }] },
  },
  {
    rule: 10,
    severity: "warn",
    // It flickers or hums.
    isElectrical: false,
    find: behind(({ dimmers, lights }, group) => {
      for (const one of dimmers) if (one.dimEdge === undefined) group.unknown(one, "dimming edge");
      const edges = dimmers.flatMap(({ dimEdge }) => dimEdge ?? []);
      const [edge] = edges;
      if (edge === undefined || edges.length < dimmers.length) return [];
      const suits = (wanted: DimEdge) =>
        wanted === "both" || edges.some((each) => each === wanted || each === "both");
      return lights.flatMap((light): readonly Found[] => {
        if (light.isDimmable !== true) return [];
        if (light.dimEdge === undefined) return group.unknown(light, "dimming edge");
        if (suits(light.dimEdge)) return [];
        const isElsewhere = mayHangElsewhere(
          group,
          lights,
          ({ dimEdge }) => dimEdge !== undefined && suits(dimEdge),
        );
        return [
          {
            lines: [light, ...dimmers],
            text: `${dimmers[0]?.name} dims ${howItDims[edge]}, ${light.name} ${howItDims[light.dimEdge]}.`,
            fix: `Take a dimmer that dims ${howItDims[light.dimEdge]}.`,
            ...(isElsewhere && { severity: "note" as const }),
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
    // It flickers, or glows when off.
    isElectrical: false,
    find: behind((those, group) => {
      const load = loadOf(those, group);
      if (load === undefined || load.watts === 0) return [];
      const least = those.leastWatts(group);
      if (least === undefined || load.watts >= least) return [];
      const where = group.isPlaced ? "" : "if nothing else hangs behind it, ";
      return [
        {
          lines: [...those.dimmers, ...load.lines],
          text: `${load.watts} W behind a dimmer that needs ${least} W: ${where}they may flicker, or glow when off.`,
          fix: "Put more lights on it, or take a dimmer for small loads.",
        },
      ];
    }),
    good: { lines: [dimmer, { ...downlight, quantity: 9 }] },
    bad: { lines: [dimmer, { ...downlight, watts: 4 }] },
  },
  {
    rule: 12,
    severity: "stop",
    // An overloaded dimmer overheats.
    isElectrical: true,
    find: behind((those, group) => {
      const load = loadOf(those, group);
      const most = those.ledLimit(group);
      if (load === undefined || most === undefined) return [];
      const lines = [...those.dimmers, ...load.lines];
      const fix = "Spread them over more dimmers.";
      if (load.highestWatts > most.each)
        return [{ lines, text: `${load.highestWatts} W of LED on a dimmer for ${most.each} W.`, fix }];
      if (load.watts <= most.together) return [];
      const text = `${load.watts} W of LED on ${those.count === 1 ? "a dimmer" : "dimmers"} for ${most.together} W`;
      return group.isPlaced
        ? [{ lines, text: `${text}.`, fix }]
        : [{ lines, text: `${text}, if all of them hang behind ${those.name}.`, fix, severity: "warn" }];
    }),
    good: { lines: [dimmer, { ...downlight, quantity: 9 }] },
    bad: { lines: [dimmer, { ...downlight, quantity: 22 }] },
  },
  {
    rule: 13,
    severity: "warn",
    // Each lamp's driver takes a surge when it is switched on; together they wear the dimmer out.
    isElectrical: true,
    find: behind((those, group) => {
      const most = those.mostLamps();
      const lamps = group.isPlaced ? those.lights : those.lights.filter(({ isDimmable }) => isDimmable);
      const count = countOf(lamps);
      if (most === undefined || count <= most) return [];
      const text = `${count} lights on ${those.count === 1 ? "a dimmer" : "dimmers"} for ${most}`;
      return [
        {
          lines: [...those.dimmers, ...lamps],
          text: group.isPlaced ? `${text}.` : `${text}, if all of them hang behind ${those.name}.`,
          fix: "Spread them over more dimmers.",
        },
      ];
    }),
    good: { lines: [dimmer, { ...downlight, quantity: 10 }] },
    bad: { lines: [dimmer, { ...downlight, quantity: 12 }] },
  },
];
