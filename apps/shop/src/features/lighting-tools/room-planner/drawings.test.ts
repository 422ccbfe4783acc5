import { planRoom, type Room } from "@precise/lighting/room-plan";
import { describe, expect, it } from "vitest";
import { lightPicture, stepOf, stepsFor } from "./light-scale.ts";
import { planDrawing } from "./plan-drawing.ts";
import type { RoomTask } from "./planner-values.ts";
import { sampleItem } from "./sample-items.ts";
import { sectionDrawing } from "./section-drawing.ts";

const room: Room = {
  lengthM: 5,
  widthM: 4,
  ceilingM: 2.7,
  planeM: 0.75,
  targetLux: 150,
  reflectance: "light",
  maintenance: 0.8,
};
const target = {
  use: "living",
  name: "Living room",
  lux: 150,
  plane_m: 0.75,
  is_work_place: false,
  source: null,
  as_of: null,
  is_confirmed: false,
};
const taskOf = (changed: Partial<Room> = {}, fanM?: number): RoomTask => ({
  target,
  baseLux: 150,
  isOwnLux: false,
  fanM,
  room: { ...room, ...changed },
});
const planned = { lumens: 630, beamDeg: 60 };
const light = { item: sampleItem("PRD0730WH", 7_800, {}), planned, lamps: null, unitKobo: 0 as never };
const planOf = (task: RoomTask) => {
  const plan = planRoom(task.room, planned);
  if (!plan.ok) throw new Error(plan.code);
  return plan.value;
};
const downlight = { longM: 0.085, shortM: 0.085, isRound: true };

describe("the drawn plan of example 1", () => {
  const task = taskOf({}, 1.2);
  const plan = planOf(task);
  const drawing = planDrawing(task, plan, downlight);

  it("is to scale: 5 by 4 metres are 284 by 227.2 units", () => {
    expect(drawing.room).toEqual({ x: 64, y: 12, width: 284, height: 227.2 });
  });
  it("has the first fitting half a spacing from the walls, and the next a spacing on", () => {
    // 0.83 m and 0.67 m from the corner, less half of the 5 units that a small fitting is drawn with.
    expect(drawing.fitting).toEqual({ x: 108.8, y: 47.4, width: 5, height: 5 });
    expect(drawing.pitch.x).toBeCloseTo(94.67, 2);
    expect(drawing.pitch.y).toBeCloseTo(75.73, 2);
  });
  it("says the sides, and the spacings from one fitting to the next", () => {
    expect(drawing.along.map(({ text }) => text)).toEqual(["5 m", "1.67 m"]);
    expect(drawing.across.map(({ text }) => text)).toEqual(["4 m", "1.33 m"]);
  });
  it("has the fan in the middle, and 0.3 m around its blades", () => {
    expect(drawing.fan).toEqual({ x: 206, y: 125.6, blades: 34.1, clear: 51.1 });
  });
  it("keeps a long corridor and a deep hall within its frame", () => {
    for (const sides of [
      { lengthM: 100, widthM: 0.5 },
      { lengthM: 0.5, widthM: 100 },
    ]) {
      const narrow = planDrawing(taskOf(sides), { ...plan, rows: 1, columns: 1 }, downlight);
      expect(narrow.room.x + narrow.room.width).toBeLessThanOrEqual(348);
      expect(narrow.room.height).toBeLessThanOrEqual(400);
    }
  });
});

describe("the light of example 7", () => {
  const task = taskOf();
  const plan = planOf(task);
  const picture = lightPicture(task, light, plan);

  it("is 137.8 lx at least, 188.4 lx in the mean, on 221 points", () => {
    expect(picture?.leastLux).toBeCloseTo(137.8, 1);
    expect(picture?.meanLux).toBeCloseTo(188.4, 1);
    expect(picture?.evenness).toBeCloseTo(0.73, 2);
    expect(picture?.lux.flat()).toHaveLength(221);
  });
  it("is drawn from half a metre off the walls", () => {
    const drawing = planDrawing(task, plan, downlight, picture);
    expect(drawing.light.join("")).toMatch(/^M85.3 33.3h/);
    expect(drawing.light.join("").length).toBeLessThan(4_000);
  });
  it("of a hall of 100 by 100 metres has at most 40 by 40 cells", () => {
    const hall = taskOf({ lengthM: 100, widthM: 100, ceilingM: 8 });
    const found = lightPicture(hall, light, {
      ...plan,
      rows: 20,
      columns: 20,
      spacingM: { length: 5, width: 5 },
    });
    expect(found?.lux.length).toBeLessThanOrEqual(40);
    expect(found?.lux[0]?.length).toBeLessThanOrEqual(40);
  });
  it("is not drawn where all of it goes up", () => {
    expect(lightPicture(task, { ...light, planned: { lumens: 630, class: "up" } }, plan)).toBeUndefined();
  });
});

describe("the scale of lux", () => {
  it.each([
    [300, [0, 50, 100, 150, 200, 250]],
    [189, [0, 50, 100, 150]],
    [7, [0, 1, 2, 3, 4, 5, 6]],
    [1_400, [0, 200, 400, 600, 800, 1_000, 1_200]],
  ])("up to %d lx has round steps", (most, steps) => {
    expect(stepsFor(most)).toEqual(steps);
  });
  it("counts a step from its own number on", () => {
    expect([0, 49.9, 50, 260].map((lux) => stepOf(lux, [0, 50, 100, 150, 200, 250]))).toEqual([0, 0, 1, 5]);
  });
});

describe("the section of example 1", () => {
  const task = taskOf();
  const section = sectionDrawing(task, planOf(task), { size: downlight, dropM: 0, beamDeg: 60 });

  it("has three fittings at the ceiling, and the plane at table height", () => {
    expect(section.room).toEqual({ x: 12, y: 12, width: 252, height: 136.1 });
    expect(section.fittings.map(({ y }) => y)).toEqual([12, 12, 12]);
    expect(section.planeY).toBe(110.3);
    expect(section.table?.y).toBe(110.3);
  });
  it("has a person of 1.7 m beside it", () => {
    expect(section.person.height).toBe(85.7);
  });
  it("lets a pendant hang on its cord", () => {
    const hung = sectionDrawing(task, planOf(task), { size: downlight, dropM: 1, beamDeg: undefined });
    expect([hung.cordsFrom, hung.fittings[0]?.y, hung.beams]).toEqual([12, 59.4, []]);
  });
});
