import { type FitGroup, type FitLine, lightsOf, ofKind, withoutLamps } from "./fit-lines.ts";

/** A dimmer that states only what it carries of halogen carries a tenth of that in LED. */
const ledShareOfHalogen = 0.1;

/** The dimmers of a group, and what may hang behind them. */
export interface MainsDimmers {
  readonly dimmers: readonly FitLine[];
  /** The one's own name, or "a dimmer" of several. */
  readonly name: string;
  /** How many there are, each gang of a plate for itself. */
  readonly count: number;
  /**
   * Lights that a dimmer in the wall can act on, and the drivers of strips, which the dimmer sees in the strips' place. Lights that
   * dim by themselves or have a plug or battery are not behind it.
   */
  readonly lights: readonly FitLine[];
  /** The least load that one of them needs, in watts; undefined, and noted as unknown, where one does not state it. */
  leastWatts(group: FitGroup): number | undefined;
  /** Lamps that all carry together; undefined where one does not state it. */
  mostLamps(): number | undefined;
  /** LED that the strongest carries, and all together, in watts; undefined as with `leastWatts`. */
  ledLimit(group: FitGroup): { readonly each: number; readonly together: number } | undefined;
}

/** @returns undefined where there is no dimmer, or nothing to dim */
export function mainsDimmers(group: FitGroup): MainsDimmers | undefined {
  const dimmers = ofKind(group, "dimmer");
  const hasStrips = ofKind(group, "strip").length > 0;
  const lights = [
    ...lightsOf(group).filter((line) => isOnWallSwitch(line) && !isForPlugIns(line, group)),
    ...(hasStrips ? ofKind(group, "driver") : []),
  ];
  const [one, ...others] = dimmers;
  if (one === undefined || lights.length === 0) return undefined;
  return {
    dimmers,
    name: others.length === 0 ? one.name : "a dimmer",
    count: dimmers.reduce((sum, each) => sum + channels(each), 0),
    lights,
    leastWatts(of) {
      for (const each of dimmers) if (each.dimMinW === undefined) of.unknown(each, "least load");
      const stated = dimmers.flatMap(({ dimMinW }) => dimMinW ?? []);
      return stated.length < dimmers.length ? undefined : Math.min(...stated);
    },
    mostLamps: () => together(dimmers, ({ dimMaxLamps }) => dimMaxLamps),
    ledLimit(of) {
      for (const each of dimmers) if (ledWatts(each) === undefined) of.unknown(each, "highest LED load");
      const all = together(dimmers, ledWatts);
      if (all === undefined) return undefined;
      return { each: Math.max(...dimmers.map((each) => ledWatts(each) ?? 0)), together: all };
    },
  };
}

/**
 * What the dimmers carry: of lines without a place only what can be dimmed, because the rest hangs on plain switches.
 * @returns undefined, and notes it as unknown, where a light does not state its watts
 */
export function loadOf(
  { lights }: MainsDimmers,
  group: FitGroup,
): { readonly watts: number; readonly highestWatts: number; readonly lines: readonly FitLine[] } | undefined {
  const dimmed = group.isPlaced ? lights : lights.filter(({ isDimmable }) => isDimmable);
  const hasDriver = dimmed.some(({ kind }) => kind === "driver");
  const lines = [
    ...dimmed.filter(({ kind }) => kind !== "driver"),
    ...(hasDriver ? ofKind(group, "strip") : []),
  ];
  const silent = lines.filter(({ watts }) => watts === undefined);
  for (const line of silent) group.unknown(line, "watts");
  if (silent.length > 0) return undefined;
  return {
    watts: lines.reduce((sum, { watts = 0, quantity }) => sum + watts * quantity, 0),
    highestWatts: Math.max(0, ...lines.map(({ watts = 0 }) => watts)),
    lines,
  };
}

/** Whether a light that does not suit the dimmer may be meant for a plain switch, because another one suits it. */
export function mayHangElsewhere(
  group: FitGroup,
  lights: readonly FitLine[],
  suits: (light: FitLine) => boolean,
): boolean {
  return !group.isPlaced && lights.some(suits);
}

function isOnWallSwitch({ dimEdge, terminal }: FitLine): boolean {
  return dimEdge !== "none" && terminal !== "plug" && terminal !== "none";
}

/** A bulb that only lamps with a plug take. */
function isForPlugIns(line: FitLine, group: FitGroup): boolean {
  if (line.kind !== "lamp") return false;
  const takers = withoutLamps(group).filter(({ base }) => base === line.base);
  return takers.length > 0 && !takers.some(isOnWallSwitch);
}

function channels({ quantity, dimChannels = 1 }: FitLine): number {
  return quantity * dimChannels;
}

function ledWatts({ dimMaxLedW, dimHalogenW }: FitLine): number | undefined {
  return dimMaxLedW ?? (dimHalogenW === undefined ? undefined : dimHalogenW * ledShareOfHalogen);
}

function together(
  dimmers: readonly FitLine[],
  of: (dimmer: FitLine) => number | undefined,
): number | undefined {
  let sum = 0;
  for (const each of dimmers) {
    const own = of(each);
    if (own === undefined) return undefined;
    sum += own * channels(each);
  }
  return sum;
}
