import { describe, expect, it } from "vitest";
import { type DimensionPlan, measuresInWords, planDimensions } from "./dimension-plan.ts";
import type { StatedMeasures } from "./stated-measures.ts";

const pendant: StatedMeasures = { kind: "hanging", height: 210, width: 300, depth: 280, dropMax: 1710 };
const round: StatedMeasures = { ...pendant, depth: 300 };
const said = (plan: DimensionPlan) => plan.texts.map(({ text }) => text);

describe("a dimension drawing", () => {
  it("shows front and side to one scale", () => {
    const [front, side] = planDimensions({ kind: "wall", height: 260, width: 140, depth: 480 }).bodies;
    expect((side?.w ?? 0) / (front?.w ?? 1)).toBeCloseTo(480 / 140);
    expect((front?.h ?? 0) / (front?.w ?? 1)).toBeCloseTo(260 / 140);
    expect(side?.h).toBe(front?.h);
  });

  it("says every stated measure, and none that is not stated", () => {
    expect(said(planDimensions(pendant))).toEqual([
      "300 mm",
      "front",
      "280 mm",
      "side",
      "210 mm",
      "hangs up to 1,710 mm",
    ]);
    expect(said(planDimensions({ kind: "plain", height: 86, width: 146 }))).toEqual([
      "146 mm",
      "front",
      "86 mm",
    ]);
  });

  it("shows one view where front and side are equal, beside something that everybody knows the size of", () => {
    const plan = planDimensions(round);
    expect(plan.bodies).toHaveLength(1);
    expect(said(plan)).toEqual(["300 mm", "front and side", "A4 sheet", "210 mm", "hangs up to 1,710 mm"]);
    expect((plan.reference?.h ?? 0) / (plan.bodies[0]?.w ?? 1)).toBeCloseTo(297 / 300);
    expect(plan.reference?.y).toBeGreaterThan(plan.building[0]?.from[1] ?? 0);
  });

  it.each<[string, StatedMeasures]>([
    ["bank card", { kind: "plain", height: 110, width: 60, depth: 60 }],
    ["A4 sheet", { kind: "standing", height: 520, width: 300, depth: 300 }],
    ["door", { kind: "hanging", height: 1500, width: 600, depth: 600, dropMax: 1500 }],
  ])("compares with a %s what is about as large", (name, measures) => {
    expect(said(planDimensions(measures))).toContain(name);
  });

  it("compares with nothing where there are two views, in a ceiling and on cards", () => {
    const sunk: StatedMeasures = { kind: "recessed", height: 60, width: 85, depth: 85, cutOut: 75 };
    expect([planDimensions(pendant), planDimensions(sunk), planDimensions(round, "front")]).toEqual(
      Array(3).fill(expect.not.objectContaining({ reference: expect.anything() })),
    );
  });

  it("names the range of a drop, the ceiling rose, the hole and the depth above it", () => {
    expect(said(planDimensions({ ...pendant, dropMin: 400, canopy: 120 }))).toEqual(
      expect.arrayContaining(["hangs 400 to 1,710 mm", "rose 120 mm"]),
    );
    expect(
      said(planDimensions({ kind: "recessed", height: 60, width: 85, cutOut: 75, ceilingDepth: 90 })),
    ).toEqual(expect.arrayContaining(["cut-out 75 mm", "needs 90 mm above the ceiling"]));
  });

  it("hangs what is shorter than its drop on a cord that is broken; what is as long reaches the ceiling", () => {
    expect(planDimensions(pendant).cords).toHaveLength(2);
    const ring = planDimensions({ ...pendant, height: 1500, dropMax: 1500 });
    expect(ring.cords).toEqual([]);
    expect(ring.bodies[0]?.y).toBe(ring.building[0]?.from[1]);
  });

  it("draws the hole as wide as stated, on the article's own scale", () => {
    const plan = planDimensions({ kind: "recessed", height: 60, width: 80, cutOut: 60 });
    const [left, right] = plan.building;
    const hole = (right?.from[0] ?? 0) - (left?.to[0] ?? 0);
    expect(hole / (plan.bodies[0]?.w ?? 1)).toBeCloseTo(0.75);
  });

  it.each<[string, StatedMeasures, number]>([
    ["a wall light has its wall behind it", { kind: "wall", height: 180, width: 70, depth: 100 }, 1],
    ["a wall light without a stated depth has none", { kind: "wall", height: 180, width: 70 }, 0],
    ["a floor lamp has its floor", { kind: "standing", height: 1950, width: 340 }, 1],
    ["a strip has nothing round it", { kind: "plain", height: 2, width: 5000, depth: 10 }, 0],
  ])("%s", (_rule, measures, lines) => {
    expect(planDimensions(measures).building).toHaveLength(lines);
  });

  it.each<[string, StatedMeasures]>([
    ["a strip of five metres", { kind: "plain", height: 2, width: 5000, depth: 10 }],
    ["a floor lamp", { kind: "standing", height: 1950, width: 340, depth: 1150 }],
    ["a capsule", { kind: "plain", height: 52, width: 16, depth: 16 }],
    ["a pendant", pendant],
    ["a round pendant", round],
    ["a ring", { kind: "hanging", height: 1500, width: 600, depth: 600, dropMax: 1500 }],
    ["a round table lamp", { kind: "standing", height: 240, width: 200, depth: 200 }],
  ])("%s fits into the drawing with what is said of it", (_name, measures) => {
    for (const views of ["all", "front"] as const) {
      const { width, height, bodies, reference, texts } = planDimensions(measures, views);
      for (const { x, y, w, h } of [...bodies, ...(reference ? [reference] : [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(width);
        expect(y + h).toBeLessThanOrEqual(height);
        // A line that nobody can see is no drawing.
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(1.5);
      }
      for (const { at } of texts) {
        expect(at[0]).toBeGreaterThanOrEqual(10);
        expect(at[0]).toBeLessThanOrEqual(width);
        expect(at[1]).toBeLessThanOrEqual(height);
      }
    }
  });

  it("on a card is the front with height and width", () => {
    const plan = planDimensions(pendant, "front");
    expect(plan.bodies).toHaveLength(1);
    expect(said(plan)).toEqual(["300 mm", "210 mm"]);
  });
});

describe("a dimension drawing in words", () => {
  it.each<[StatedMeasures, string]>([
    [pendant, "Height 210 mm, width 300 mm, depth 280 mm, hangs up to 1,710 mm."],
    [{ kind: "recessed", height: 60, width: 85, cutOut: 75 }, "Height 60 mm, width 85 mm, cut-out 75 mm."],
  ])("%j", (measures, words) => {
    expect(measuresInWords(measures)).toBe(words);
  });
});
