/**
 * How a fitting sends its light out. Beams by their angle; a panel or disc counts as `wide`; `opal` is a pendant that sends
 * 40 % up, `up` one that sends all of it there.
 */
export const fittingClasses = ["narrow", "medium", "broad", "wide", "opal", "up"] as const;
export type FittingClass = (typeof fittingClasses)[number];

/** Ceiling, walls and floor: light 0.7/0.5/0.2, medium 0.7/0.3/0.2, dark 0.5/0.3/0.2. */
export const reflectances = ["light", "medium", "dark"] as const;
export type Reflectance = (typeof reflectances)[number];

const roomIndices = [0.6, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5] as const;

/**
 * Share of a fitting's light that reaches the plane, by room index. Computed: intensity by the cosine's power, evenly spread
 * fittings at the ceiling, exchange between ceiling, walls and plane. Above 1 light is counted again after a reflection.
 * @source design "Lighting", computed on 22 November 2026; not yet compared with two makers' tables
 */
// biome-ignore format: a table, one row a line.
const table: Readonly<Record<FittingClass, Readonly<Record<Reflectance, readonly number[]>>>> = {
  narrow: {
    light: [0.77, 0.84, 0.91, 0.95, 0.98, 1.03, 1.05, 1.07, 1.1, 1.12],
    medium: [0.72, 0.79, 0.86, 0.91, 0.95, 0.99, 1.02, 1.05, 1.08, 1.1],
    dark: [0.72, 0.78, 0.85, 0.9, 0.93, 0.97, 1.0, 1.02, 1.05, 1.07],
  },
  medium: {
    light: [0.61, 0.7, 0.8, 0.86, 0.91, 0.97, 1.01, 1.03, 1.07, 1.09],
    medium: [0.55, 0.64, 0.74, 0.81, 0.86, 0.92, 0.97, 1.0, 1.04, 1.07],
    dark: [0.55, 0.63, 0.73, 0.79, 0.84, 0.9, 0.94, 0.97, 1.01, 1.03],
  },
  broad: {
    light: [0.49, 0.58, 0.68, 0.76, 0.82, 0.89, 0.94, 0.98, 1.02, 1.05],
    medium: [0.41, 0.5, 0.61, 0.69, 0.75, 0.84, 0.89, 0.93, 0.99, 1.02],
    dark: [0.41, 0.49, 0.6, 0.68, 0.73, 0.81, 0.87, 0.9, 0.95, 0.99],
  },
  wide: {
    light: [0.42, 0.5, 0.6, 0.68, 0.74, 0.83, 0.88, 0.92, 0.98, 1.01],
    medium: [0.33, 0.41, 0.52, 0.6, 0.66, 0.76, 0.82, 0.87, 0.93, 0.97],
    dark: [0.33, 0.4, 0.51, 0.58, 0.65, 0.73, 0.79, 0.84, 0.9, 0.94],
  },
  opal: {
    light: [0.37, 0.44, 0.53, 0.6, 0.65, 0.73, 0.78, 0.81, 0.86, 0.89],
    medium: [0.29, 0.36, 0.46, 0.53, 0.58, 0.66, 0.72, 0.76, 0.82, 0.86],
    dark: [0.26, 0.32, 0.41, 0.47, 0.52, 0.59, 0.64, 0.67, 0.72, 0.75],
  },
  up: {
    light: [0.29, 0.35, 0.42, 0.48, 0.52, 0.58, 0.62, 0.65, 0.68, 0.71],
    medium: [0.23, 0.29, 0.36, 0.42, 0.46, 0.53, 0.57, 0.61, 0.65, 0.68],
    dark: [0.16, 0.2, 0.25, 0.29, 0.32, 0.37, 0.4, 0.42, 0.45, 0.47],
  },
};

const leastUtilisation = 0.2;

/** The class of a beam. @param beamDeg degrees */
export function classOfBeam(beamDeg: number): FittingClass {
  if (beamDeg <= 40) return "narrow";
  if (beamDeg <= 75) return "medium";
  return beamDeg <= 105 ? "broad" : "wide";
}

/**
 * Length times width over mounting height times their sum: high for wide low rooms.
 * @param heightM metres between fittings and the plane that is lit
 */
export function roomIndex(lengthM: number, widthM: number, heightM: number): number {
  return (lengthM * widthM) / (heightM * (lengthM + widthM));
}

/**
 * Share of a fitting's light that reaches the plane: linear between the table's columns; outside of them along the last
 * segment, and never below 0.2.
 * @returns `isRough`: the room is narrower or wider than the table
 */
export function utilisationOf(
  index: number,
  kind: FittingClass,
  reflectance: Reflectance,
): { readonly utilisation: number; readonly isRough: boolean } {
  // Beyond its ends the table's rounding would make a dark room better than a light one.
  const lighter = reflectances.slice(0, reflectances.indexOf(reflectance) + 1);
  const utilisation = Math.min(...lighter.map((each) => alongTable(index, table[kind][each])));
  const [least, most] = [roomIndices[0], roomIndices.at(-1) ?? 0];
  return {
    utilisation: Math.max(utilisation, leastUtilisation),
    isRough: index < least || index > most,
  };
}

function alongTable(index: number, values: readonly number[]): number {
  const found = roomIndices.findIndex((column) => index <= column);
  const right = found === -1 ? roomIndices.length - 1 : Math.max(found, 1);
  const [x0, x1] = [roomIndices[right - 1] ?? 0, roomIndices[right] ?? 0];
  const [y0, y1] = [values[right - 1] ?? 0, values[right] ?? 0];
  return y0 + ((index - x0) / (x1 - x0)) * (y1 - y0);
}
