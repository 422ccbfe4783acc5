import fc from "fast-check";
import { expect, it } from "vitest";
import { planRoom, type Room } from "./room-plan.ts";
import { fittingClasses, reflectances } from "./utilisation.ts";

const living: Room = {
  lengthM: 5,
  widthM: 4,
  ceilingM: 2.7,
  planeM: 0.75,
  targetLux: 150,
  reflectance: "light",
  maintenance: 0.8,
};
const downlight = { lumens: 630, beamDeg: 60 };

it.each([
  [{ lengthM: 0 }, {}, "bad-length"],
  [{ lengthM: 400 }, {}, "bad-length"],
  [{ widthM: Number.NaN }, {}, "bad-width"],
  [{ ceilingM: 0.5 }, {}, "bad-ceiling"],
  [{ planeM: 2.6 }, {}, "bad-plane"],
  [{ targetLux: 0 }, {}, "bad-target"],
  [{ maintenance: 1.2 }, {}, "bad-maintenance"],
  [{}, { lumens: 0 }, "bad-lumens"],
  [{}, { beamDeg: 0 }, "bad-beam"],
  [{ lengthM: 100, widthM: 100, targetLux: 5_000 }, {}, "too-many"],
] as const)("says what can be no room's or fitting's: %j %j", (room, fitting, code) => {
  expect(planRoom({ ...living, ...room }, { ...downlight, ...fitting })).toEqual({ ok: false, code });
});

it("warns of spots of light where no grid is close enough", () => {
  const plan = planRoom(
    { ...living, ceilingM: 1.6, lengthM: 60, widthM: 60, targetLux: 1 },
    { lumens: 90, beamDeg: 24 },
  );
  expect(plan.ok && plan.value.warnings).toContain("spots");
});

const room = fc.record({
  lengthM: fc.double({ min: 1, max: 20, noNaN: true }),
  widthM: fc.double({ min: 1, max: 20, noNaN: true }),
  ceilingM: fc.double({ min: 2.2, max: 6, noNaN: true }),
  planeM: fc.constantFrom(0, 0.75, 0.85),
  targetLux: fc.integer({ min: 20, max: 750 }),
  reflectance: fc.constantFrom(...reflectances),
  maintenance: fc.constantFrom(0.7, 0.8),
});
const fitting = fc.record({
  lumens: fc.integer({ min: 300, max: 5_000 }),
  class: fc.constantFrom(...fittingClasses),
});
const countOf = (...inputs: Parameters<typeof planRoom>) => {
  const plan = planRoom(...inputs);
  return plan.ok ? plan.value.count : Number.POSITIVE_INFINITY;
};

it("never takes more fittings of more lumens", () => {
  fc.assert(
    fc.property(room, fitting, fc.integer({ min: 1, max: 3_000 }), (of, one, more) => {
      expect(countOf(of, { ...one, lumens: one.lumens + more })).toBeLessThanOrEqual(countOf(of, one));
    }),
  );
});

it("never takes more fittings in a lighter room", () => {
  fc.assert(
    fc.property(room, fitting, (of, one) => {
      const [light, medium, dark] = reflectances.map((reflectance) => countOf({ ...of, reflectance }, one));
      expect(light).toBeLessThanOrEqual(medium ?? 0);
      expect(medium).toBeLessThanOrEqual(dark ?? 0);
    }),
  );
});

it("always reaches its target", () => {
  fc.assert(
    fc.property(room, fitting, (of, one) => {
      const plan = planRoom(of, one);
      if (plan.ok) expect(plan.value.lux).toBeGreaterThanOrEqual(of.targetLux - 1e-6);
    }),
  );
});
