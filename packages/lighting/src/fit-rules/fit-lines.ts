/** What a line of a cart or plan is, as far as the rules care. */
export const fitKinds = [
  "lamp",
  "fitting",
  "strip",
  "driver",
  "dimmer",
  "track",
  "track-head",
  "inverter",
  "fan",
  "other",
] as const;
export type FitKind = (typeof fitKinds)[number];

export const dimEdges = ["trailing", "leading", "both", "dali", "0-10v", "none"] as const;
export type DimEdge = (typeof dimEdges)[number];

export const terminals = ["ceiling", "wall", "plug", "track", "driver", "ground", "none"] as const;
type Terminal = (typeof terminals)[number];

/**
 * Facts of an article. Undefined is "not stated", which no rule takes for "fits". Watts are of one piece; a fitting without lamps
 * has none of its own.
 */
export interface FitFacts {
  readonly watts?: number | undefined;
  readonly powerFactor?: number | undefined;
  /** 12, 24 or 230. */
  readonly volts?: number | undefined;
  /** `E27`; of a lamp, or of a fitting's holders. */
  readonly base?: string | undefined;
  /** Holders of a fitting. */
  readonly holders?: number | undefined;
  readonly hasLamps?: boolean | undefined;
  readonly lampMaxW?: number | undefined;
  readonly isRechargeable?: boolean | undefined;
  readonly isDimmable?: boolean | undefined;
  readonly dimEdge?: DimEdge | undefined;
  readonly dimMinW?: number | undefined;
  readonly dimMaxLedW?: number | undefined;
  readonly dimHalogenW?: number | undefined;
  readonly dimMaxLamps?: number | undefined;
  /** Dimmers on one plate, each with its own load. */
  readonly dimChannels?: number | undefined;
  readonly driverV?: number | undefined;
  readonly driverKind?: "cv" | "cc" | undefined;
  readonly driverMaxW?: number | undefined;
  /** Metres of strip in one run, and how it is fed. */
  readonly runM?: number | undefined;
  readonly isFedAtBothEnds?: boolean | undefined;
  readonly feedM?: number | undefined;
  readonly feedSquareMm?: number | undefined;
  readonly trackSystem?: string | undefined;
  /** What a track carries. */
  readonly trackMaxW?: number | undefined;
  /** Two digits: 44. */
  readonly ip?: number | undefined;
  readonly inputMinV?: number | undefined;
  readonly surgeKv?: number | undefined;
  /** Where it gets its power from, and so what carries it. */
  readonly terminal?: Terminal | undefined;
  readonly weightKg?: number | undefined;
  readonly dropMinM?: number | undefined;
  readonly dropMaxM?: number | undefined;
  readonly diameterCm?: number | undefined;
  readonly isChandelier?: boolean | undefined;
  readonly cutOutMm?: number | undefined;
  readonly depthMm?: number | undefined;
  /** Kelvin. */
  readonly colourTemperature?: number | undefined;
  readonly cri?: number | undefined;
  readonly inverterVa?: number | undefined;
  readonly isModifiedSine?: boolean | undefined;
}

/** A line of a cart or plan. */
export interface FitLine extends FitFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: FitKind;
  readonly quantity: number;
  /**
   * Where it goes. Lines without a place are looked at together, but not accused of what may be meant otherwise: nobody said
   * which of them hang on one wire.
   */
  readonly placeId?: string | undefined;
}

/** Where lines go, as far as it is known. */
export interface FitPlace {
  readonly id: string;
  readonly use?: "kitchen" | "mirror" | "shop" | "room" | undefined;
  /** Of a bathroom: 0 in the tub, 1 above it to 2.25 m, 2 within 0.6 m. */
  readonly bathZone?: 0 | 1 | 2 | undefined;
  readonly hasRcd?: boolean | undefined;
  readonly hasWaterJets?: boolean | undefined;
  readonly outdoors?: "sheltered" | "open" | "ground" | undefined;
  readonly isOnGrid?: boolean | undefined;
  readonly lengthM?: number | undefined;
  readonly widthM?: number | undefined;
  readonly ceilingM?: number | undefined;
  readonly hangsOver?: "way" | "table" | undefined;
  readonly tableM?: number | undefined;
  /** What the hook in the ceiling carries; a plain rose is none. */
  readonly hookKg?: number | undefined;
  readonly holeMm?: number | undefined;
  readonly voidMm?: number | undefined;
  readonly hasMotionSwitch?: boolean | undefined;
  readonly circuitAmps?: number | undefined;
}

/** Lines that go to one place. */
export interface FitGroup {
  readonly lines: readonly FitLine[];
  readonly place: FitPlace;
  /** Whether it is known that the lines belong to one place. */
  readonly isPlaced: boolean;
  /** Notes that a line does not state what a rule asks for. @returns nothing found */
  unknown(line: FitLine, fact: string): readonly Found[];
}

export type FitSeverity = "stop" | "warn" | "note";

/** What a rule found. */
export interface Found {
  readonly lines: readonly FitLine[];
  readonly text: string;
  readonly fix?: string;
  /** Of the bulbs that mend it: `E14`. */
  readonly base?: string | undefined;
  /** Where it is graver or milder than the rule's own. */
  readonly severity?: FitSeverity;
}

/** A rule with an example that it is silent on, and one that it speaks on. */
export interface FitRule {
  readonly rule: number;
  readonly severity: FitSeverity;
  /** Whether it is advice on electrical safety, which the shop gives only under an engineer's name. */
  readonly isElectrical: boolean;
  readonly find: (group: FitGroup) => readonly Found[];
  readonly good: FitExample;
  readonly bad: FitExample;
}

export interface FitExample {
  readonly lines: readonly Partial<FitLine>[];
  readonly place?: Partial<FitPlace>;
}

/** Lines of a kind. */
export function ofKind(group: Pick<FitGroup, "lines">, ...kinds: readonly FitKind[]): readonly FitLine[] {
  return group.lines.filter(({ kind }) => kinds.includes(kind));
}

/** Fittings whose lamps are bought apart. */
export function withoutLamps(group: Pick<FitGroup, "lines">): readonly FitLine[] {
  return ofKind(group, "fitting").filter(({ hasLamps, base }) => hasLamps === false && base !== undefined);
}

/** Lamps, and fittings with lamps of their own. */
export function lightsOf(group: Pick<FitGroup, "lines">): readonly FitLine[] {
  return group.lines.filter(
    ({ kind, hasLamps }) =>
      kind === "lamp" || kind === "track-head" || (kind === "fitting" && hasLamps !== false),
  );
}

export function countOf(lines: readonly FitLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
