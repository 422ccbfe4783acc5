/** Light of old bulbs: lumens and the watts that they took. @source design "Lighting" */
const oldBulbs = [
  { lumens: 450, watts: 40 },
  { lumens: 800, watts: 60 },
  { lumens: 1_000, watts: 75 },
  { lumens: 1_600, watts: 100 },
] as const;

/** How many times the watts of an LED an energy saver (CFL) takes. @source design "Lighting" */
const energySaverFactor = 1.6;

type Measure = keyof (typeof oldBulbs)[number];

/** Watts of the old bulb that gives as much light, to whole watts; beyond the stated pairs in proportion to them. */
export function oldBulbWatts(lumens: number): number {
  return Math.max(1, Math.round(along("lumens", "watts", lumens)));
}

/** Lumens of an old bulb, to whole lumens; beyond the stated pairs in proportion to them. */
export function lumensOfOldBulb(watts: number): number {
  return Math.round(along("watts", "lumens", watts));
}

/** Watts of the energy saver that gives as much light as an LED. */
export function energySaverWatts(ledWatts: number): number {
  return ledWatts * energySaverFactor;
}

function along(from: Measure, to: Measure, value: number): number {
  const [first, ...rest] = oldBulbs;
  if (value <= first[from]) return (value / first[from]) * first[to];
  let lower: (typeof oldBulbs)[number] = first;
  for (const upper of rest) {
    if (value <= upper[from])
      return lower[to] + ((value - lower[from]) / (upper[from] - lower[from])) * (upper[to] - lower[to]);
    lower = upper;
  }
  return (value / lower[from]) * lower[to];
}
