/**
 * The form of a beam: intensity falls from the middle as the n-th power of the cosine of the angle, and is half at half the beam
 * angle. 120° is n = 1, a plain disc; 24° is n = 31.4.
 * @param beamDeg degrees between the two directions with half the intensity, above 0 and below 180
 */
export function cosinePower(beamDeg: number): number {
  return Math.log(0.5) / Math.log(Math.cos(radians(beamDeg / 2)));
}

/** Candela straight down of so many lumens with a beam of this form. */
export function peakIntensity(lumens: number, power: number): number {
  return (lumens * (power + 1)) / (2 * Math.PI);
}

/** Lux on a level surface so many metres below and to the side of a lamp that looks straight down. */
export function luxBelow(peakCandela: number, power: number, heightM: number, offsetM: number): number {
  const squared = heightM * heightM + offsetM * offsetM;
  const cosine = heightM / Math.sqrt(squared);
  return (peakCandela * cosine ** power * cosine) / squared;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
