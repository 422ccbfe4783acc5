/** No inverter, circuit or driver is loaded above this share of what it says. */
export const loadShare = 0.8;

/** Volt-amperes that an inverter must have for lamps. @param load power factor of LED fittings: 0.9, of small bulbs 0.5 */
export function inverterVa({
  watts,
  powerFactor,
}: {
  readonly watts: number;
  readonly powerFactor: number;
}): number {
  return watts / powerFactor / loadShare;
}

const copperOhmSquareMmPerM = 0.0175;

/** What a feed loses on its way, out and back in copper. */
export function feedDrop(feed: {
  readonly metres: number;
  readonly squareMm: number;
  readonly amps: number;
  readonly volts: number;
}): { readonly volts: number; readonly percent: number } {
  const volts = (2 * feed.metres * feed.amps * copperOhmSquareMmPerM) / feed.squareMm;
  return { volts, percent: (volts / feed.volts) * 100 };
}

/** How many fittings a circuit carries by their load alone; their inrush may allow fewer. */
export function circuitCapacity(circuit: {
  readonly amps: number;
  readonly volts: number;
  readonly powerFactor: number;
  readonly wattsEach: number;
}): { readonly va: number; readonly count: number } {
  const va = circuit.amps * circuit.volts * loadShare;
  return { va, count: Math.floor(va / (circuit.wattsEach / circuit.powerFactor) + 1e-9) };
}

const cmPerMetreOfBothSides = 8.33;
const sizeTolerance = 0.25;

/** Diameter of a chandelier that suits a room, in centimetres, and what still does. @source design "Lighting" */
export function chandelierDiameter({
  lengthM,
  widthM,
}: {
  readonly lengthM: number;
  readonly widthM: number;
}): {
  readonly cm: number;
  readonly leastCm: number;
  readonly mostCm: number;
} {
  const cm = cmPerMetreOfBothSides * (lengthM + widthM);
  return { cm, leastCm: cm * (1 - sizeTolerance), mostCm: cm * (1 + sizeTolerance) };
}
