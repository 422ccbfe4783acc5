import { expect, it } from "vitest";
import { eveningSteps, playSteps } from "./evening-steps.ts";

const fittings = [
  { id: "chandelier", kelvin: 2700 },
  { id: "wall-lights", kelvin: 2700 },
  { id: "table-lamp", kelvin: 3000 },
];
const scenes = [
  { name: "Everything on", daylight: 100, lights: { chandelier: { brightness: 100 } } },
  {
    name: "Dinner",
    daylight: 30,
    lights: { chandelier: { brightness: 80 }, "wall-lights": { brightness: 70, kelvin: 2200 } },
  },
];

it("an evening goes from day to dusk, and lights one lamp after the other until the room's evening is there", () => {
  const shown = eveningSteps(scenes, fittings).map(({ mix }) => ({
    daylight: mix.daylight,
    on: fittings.flatMap(({ id }) => (mix.fittings[id]?.isOn ? [id] : [])),
  }));
  expect(shown).toEqual([
    { daylight: 100, on: [] },
    { daylight: 40, on: [] },
    { daylight: 35, on: ["chandelier"] },
    { daylight: 30, on: ["chandelier", "wall-lights"] },
  ]);
});

it("ends as the scene is, brightness and colour too", () => {
  expect(eveningSteps(scenes, fittings).at(-1)?.mix.fittings).toEqual({
    chandelier: { isOn: true, brightness: 80, kelvin: 2700 },
    "wall-lights": { isOn: true, brightness: 70, kelvin: 2200 },
    "table-lamp": { isOn: false, brightness: 100, kelvin: 3000 },
  });
});

it("is none in a room with no scene besides the whole room", () => {
  expect(eveningSteps(scenes.slice(0, 1), fittings)).toEqual([]);
});

it("shows each step in its turn, and says once that it has ended", () => {
  const clock = handClock();
  const shown: number[] = [];
  let ends = 0;
  playSteps(
    eveningSteps(scenes, fittings),
    ({ mix }) => shown.push(mix.daylight),
    () => ends++,
    clock,
  );
  expect(shown).toEqual([100]);
  while (clock.isSet()) clock.ring();
  expect(shown).toEqual([100, 40, 35, 30]);
  expect(ends).toBe(1);
});

it("shows nothing more once it was stopped, and has not ended then", () => {
  const clock = handClock();
  const shown: number[] = [];
  const stop = playSteps(
    eveningSteps(scenes, fittings),
    ({ mix }) => shown.push(mix.daylight),
    () => expect.unreachable(),
    clock,
  );
  clock.ring();
  stop();
  expect(clock.isSet()).toBe(false);
  expect(shown).toEqual([100, 40]);
});

/** A clock that a test rings. */
function handClock() {
  let task: (() => void) | undefined;
  return {
    setTimeout: (next: () => void) => {
      task = next;
      return 1;
    },
    clearTimeout: () => {
      task = undefined;
    },
    isSet: () => task !== undefined,
    ring() {
      const next = task;
      task = undefined;
      next?.();
    },
  };
}
