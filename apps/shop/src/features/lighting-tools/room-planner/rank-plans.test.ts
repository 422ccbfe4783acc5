import { describe, expect, it } from "vitest";
import { ceilingLight } from "./ceiling-lights.ts";
import type { RoomTask } from "./planner-values.ts";
import { planWith, rankPlans } from "./rank-plans.ts";
import { sampleItem } from "./sample-items.ts";

function taskFor(
  use: string,
  targetLux: number,
  planeM: number,
  [lengthM, widthM, ceilingM]: readonly [number, number, number],
  fanM?: number,
): RoomTask {
  const target = {
    use,
    name: use,
    lux: targetLux,
    plane_m: planeM,
    is_work_place: false,
    source: null,
    as_of: null,
    is_confirmed: false,
  };
  return {
    target,
    baseLux: targetLux,
    isOwnLux: false,
    fanM,
    room: { lengthM, widthM, ceilingM, planeM, targetLux, reflectance: "light", maintenance: 0.8 },
  };
}
const lightOf = (...item: Parameters<typeof sampleItem>) => {
  const light = ceilingLight(sampleItem(...item), []);
  if (light === undefined) throw new Error("a sample that gives no light");
  return light;
};
const builtIn = { lamp_included: "built-in" };
const prd07 = lightOf("PRD0730WH", 7_800, {
  ...builtIn,
  wattage: 7,
  luminous_flux: 630,
  beam_angle: 60,
  width: 85,
  depth: 85,
});
const prd12 = lightOf("PRD1230WH", 12_500, {
  ...builtIn,
  wattage: 12,
  luminous_flux: 1_140,
  beam_angle: 60,
  width: 120,
  depth: 120,
});
const panel = lightOf("PR-CL-PNL66-40", 38_500, {
  ...builtIn,
  wattage: 36,
  luminous_flux: 4_320,
  width: 595,
  depth: 595,
});
const disc = lightOf("PR-CL-ABJ40-WH", 34_500, {
  ...builtIn,
  wattage: 28,
  luminous_flux: 2_660,
  width: 400,
  depth: 400,
  ip_rating: "ip44",
});
const living = taskFor("living", 150, 0.75, [5, 4, 2.7]);

describe("the worked examples of the design, with the shop's lights", () => {
  it.each([
    ["1 living room", living, prd07, { count: 9, rows: 3, columns: 3, lux: 189 }, 70_200],
    [
      "2 office",
      taskFor("office", 500, 0.75, [6, 4, 3]),
      panel,
      { count: 6, rows: 2, columns: 3, lux: 537 },
      231_000,
    ],
    [
      "3 kitchen",
      taskFor("kitchen", 300, 0.85, [3.5, 3, 2.7]),
      prd12,
      { count: 6, rows: 2, columns: 3, lux: 390 },
      75_000,
    ],
    [
      "4 bedroom",
      taskFor("bedroom", 100, 0, [4, 3.6, 2.8]),
      disc,
      { count: 2, rows: 1, columns: 2, lux: 136 },
      69_000,
    ],
    [
      "5 corridor",
      taskFor("corridor", 100, 0, [8, 1.5, 2.7]),
      prd07,
      { count: 5, rows: 1, columns: 5, lux: 111 },
      39_000,
    ],
  ] as const)("%s", (_, task, light, plan, naira) => {
    const found = planWith(task, light);
    expect(found && { ...plan, lux: Math.round(found.plan.lux) }).toEqual(plan);
    expect(found?.plan).toMatchObject({ count: plan.count, rows: plan.rows, columns: plan.columns });
    expect(found?.totalKobo).toBe(naira * 100);
  });

  it("the office's panels take 216 W, 9 W/m²", () => {
    const found = planWith(taskFor("office", 500, 0.75, [6, 4, 3]), panel);
    expect([found?.watts, found?.plan.wattsPerM2]).toEqual([216, 9]);
  });

  it("the corridor is narrower than the table", () => {
    expect(planWith(taskFor("corridor", 100, 0, [8, 1.5, 2.7]), prd07)?.notes).toEqual(["rough"]);
  });
});

describe("what speaks against a plan", () => {
  it("a fitting in the middle would hang under a fan: a larger grid leaves it free", () => {
    const hall = taskFor("hall", 100, 0, [9, 3, 2.7]);
    expect(planWith(hall, disc)?.plan.count).toBe(3);
    const around = planWith({ ...hall, fanM: 1.2 }, disc);
    expect([around?.plan.count, around?.underFan, around?.notes]).toEqual([4, 0, ["bright"]]);
  });

  it("where no grid leaves the fan free, the fittings under it are counted", () => {
    const small = taskFor("study", 300, 0.75, [2.4, 2.2, 2.7], 1.6);
    const found = planWith(small, prd07);
    expect(found?.notes).toContain("fan");
    expect(found?.underFan).toBeGreaterThan(0);
  });

  it("one light that is far too bright", () => {
    expect(planWith(taskFor("hall", 50, 0, [2, 2, 2.7]), panel)?.notes).toContain("bright");
  });

  it("spots of light on the floor", () => {
    const spot = lightOf("SPOT", 10_000, { ...builtIn, luminous_flux: 90_000, beam_angle: 10 });
    expect(planWith(taskFor("hall", 100, 0, [60, 60, 2.5]), spot)?.notes).toContain("spots");
  });

  it("a pendant that one would walk into, unless it hangs over a table", () => {
    const pendant = lightOf("PENDANT", 50_000, { ...builtIn, luminous_flux: 900, drop_min: 800 });
    expect(planWith(living, pendant)?.notes).toContain("low");
    expect(planWith(taskFor("dining", 200, 0.75, [5, 4, 2.7]), pendant)?.notes).not.toContain("low");
  });

  it("a bathroom's splashes", () => {
    const bathroom = taskFor("bathroom", 200, 0, [2.5, 2, 2.6]);
    expect(planWith(bathroom, prd07)?.notes).toContain("splash");
    expect(planWith(bathroom, disc)?.notes).not.toContain("splash");
    expect(rankPlans(bathroom, [prd07, disc]).map(({ light }) => light.item.sku)).toEqual(["PR-CL-ABJ40-WH"]);
  });
});

describe("the order of the lights", () => {
  it("is by what all cost; what is far too bright comes after the others", () => {
    expect(rankPlans(living, [panel, disc, prd07]).map(({ light }) => light.item.sku)).toEqual([
      "PRD0730WH",
      "PR-CL-ABJ40-WH",
      "PR-CL-PNL66-40",
    ]);
  });

  it("has a design once, in its cheapest finish, and nothing that is sold out", () => {
    const attributes = { ...builtIn, luminous_flux: 630, beam_angle: 60 };
    const finish = (label: string) => ({ name: `Prime, ${label}`, finishes: [{ value: label, label }] });
    const lights = [
      lightOf("BLACK", 8_200, attributes, finish("Black")),
      lightOf("WHITE", 7_800, attributes, finish("White")),
      lightOf("GONE", 5_000, attributes, { stock_status: "OUT_OF_STOCK" }),
    ];
    expect(rankPlans(living, lights).map(({ light }) => light.item.sku)).toEqual(["WHITE"]);
  });
});
