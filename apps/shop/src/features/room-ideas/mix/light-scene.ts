import { type LightMix, type MixedFitting, wholeRoom } from "./light-mix.ts";

/** A ready-made light of a room, as its content file describes it: what is not named is off. */
export interface LightScene {
  readonly name: string;
  readonly daylight: number;
  /** By the id of the fitting. */
  readonly lights: Readonly<
    Record<string, { readonly brightness: number; readonly kelvin?: number | undefined }>
  >;
}

/** The whole state of a scene. */
export function mixOfScene({ daylight, lights }: LightScene, fittings: readonly MixedFitting[]): LightMix {
  const whole = wholeRoom(fittings).fittings;
  return {
    daylight,
    fittings: Object.fromEntries(
      fittings.map(({ id, kelvin }) => {
        const light = lights[id];
        return [
          id,
          light === undefined
            ? { isOn: false, brightness: whole[id]?.brightness ?? 100, kelvin }
            : { isOn: true, brightness: light.brightness, kelvin: light.kelvin ?? kelvin },
        ];
      }),
    ),
  };
}
