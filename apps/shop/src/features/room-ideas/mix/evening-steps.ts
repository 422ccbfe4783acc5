import type { LightMix, MixedFitting } from "./light-mix.ts";
import { type LightScene, mixOfScene } from "./light-scene.ts";

/** One light of an evening. */
export interface EveningStep {
  readonly mix: LightMix;
  /** How long the light takes to come, in milliseconds. */
  readonly glideMs: number;
  /** How long it stays before the next one, its coming included, in milliseconds. */
  readonly lastsMs: number;
}

/** Dusk before the first lamp, and how much darker each lamp finds it. As the eye takes it. */
const dusk = { first: 40, step: 5 } as const;

/**
 * An evening in a room: the day goes, and its lamps come on one after the other, until the light is that of the room's second
 * scene, the first being everything at full.
 * @returns no steps where a room has no such scene
 */
export function eveningSteps(
  scenes: readonly LightScene[],
  fittings: readonly MixedFitting[],
): EveningStep[] {
  const [, evening] = scenes;
  if (evening === undefined) return [];
  const end = mixOfScene(evening, fittings);
  const lamps = fittings.flatMap(({ id }) => (end.fittings[id]?.isOn ? [id] : []));
  return [
    { mix: lit(100, 0), glideMs: 200, lastsMs: 700 },
    { mix: lit(dusk.first, 0), glideMs: 1_400, lastsMs: 1_600 },
    ...lamps.map((_, place) => {
      const isLast = place === lamps.length - 1;
      const daylight = isLast ? end.daylight : Math.max(dusk.first - dusk.step * (place + 1), end.daylight);
      return { mix: lit(daylight, place + 1), glideMs: 700, lastsMs: 1_000 };
    }),
  ];

  /** The first lamps are on, the others not yet. */
  function lit(daylight: number, lampsOn: number): LightMix {
    const on = new Set(lamps.slice(0, lampsOn));
    return {
      daylight,
      fittings: Object.fromEntries(
        Object.entries(end.fittings).map(([id, setting]) => [id, { ...setting, isOn: on.has(id) }]),
      ),
    };
  }
}

/**
 * Shows one step after the other.
 * @param onEnd when the last one has been there for its time
 * @param clock the browser's; another in tests
 * @returns stops it: nothing more is shown, and it does not end
 */
export function playSteps(
  steps: readonly EveningStep[],
  show: (step: EveningStep) => void,
  onEnd: () => void,
  clock: {
    setTimeout: (task: () => void, ms: number) => number;
    clearTimeout: (id: number) => void;
  } = window,
): () => void {
  let timer: number | undefined;
  const play = (place: number) => {
    const step = steps[place];
    if (step === undefined) {
      onEnd();
      return;
    }
    show(step);
    timer = clock.setTimeout(() => play(place + 1), step.lastsMs);
  };
  play(0);
  return () => {
    if (timer !== undefined) clock.clearTimeout(timer);
  };
}
