/** What is assumed of lights that do not state it; of bulbs below so many watts. @source design "Lighting" */
const usualPowerFactor = 0.9;
const smallPowerFactor = 0.5;
const smallWatts = 5;

/** The power factor of a light, by which its watts become volt-amperes: its own, or what is assumed of its kind. */
export function powerFactorOf({
  powerFactor,
  watts = 0,
}: {
  readonly powerFactor?: number | undefined;
  /** Of one piece. */
  readonly watts?: number | undefined;
}): number {
  return powerFactor ?? (watts < smallWatts ? smallPowerFactor : usualPowerFactor);
}
