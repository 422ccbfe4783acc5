import fc from "fast-check";
import { expect, it } from "vitest";
import { type OutageSwitch, outagePlan, worthOf } from "./outage-plan.ts";

/** 12 V and 200 Ah of lead give 1,020 Wh: 102 W for ten hours. */
const lead = { volts: 12, ampHours: 200, chemistry: "lead" } as const;
const light = (
  id: string,
  watts: number,
  priority: OutageSwitch["priority"],
  rest: Partial<OutageSwitch> = {},
) => ({
  id,
  watts,
  priority,
  lux: 100,
  targetLux: 100,
  ...rest,
});

it("keeps what matters most within the battery, and says how long it lasts", () => {
  const plan = outagePlan([light("living", 60, 5), light("kitchen", 40, 4), light("porch", 50, 1)], {
    hours: 10,
    battery: lead,
  });
  expect(plan).toEqual({
    ok: true,
    value: {
      on: ["living", "kitchen"],
      off: ["porch"],
      watts: 100,
      wattBudget: 102,
      hours: 10.2,
      wattsPer100Ah: 51,
    },
  });
});

it("keeps what is needed first, whatever it is worth", () => {
  const stairs = light("stairs", 90, 1, { isNeeded: true });
  const plan = outagePlan([light("living", 60, 5), stairs, light("hall", 12, 2)], {
    hours: 10,
    battery: lead,
  });
  expect(plan.ok && plan.value.on).toEqual(["stairs", "hall"]);
});

it.each([
  ["bad-hours", { hours: 0, battery: lead }, []],
  ["bad-battery", { hours: 4, battery: { ...lead, ampHours: 0 } }, []],
  ["bad-watts", { hours: 4, battery: lead }, [light("a", 0, 1)]],
  ["needs-too-much", { hours: 20, battery: lead }, [light("a", 60, 1, { isNeeded: true })]],
] as const)("says %s", (code, outage, switches) => {
  expect(outagePlan(switches, outage)).toEqual({ ok: false, code });
});

it("says so where there are more than sixty switches", () => {
  const many = Array.from({ length: 61 }, (_, at) => light(String(at), 5, 1));
  expect(outagePlan(many, { hours: 4, battery: lead })).toEqual({ ok: false, code: "too-many" });
});

it("is as good as trying every choice", () => {
  const priority = fc.constantFrom<OutageSwitch["priority"]>(1, 2, 3, 4, 5);
  const one = fc.record({
    watts: fc.integer({ min: 1, max: 90 }),
    lux: fc.integer({ min: 0, max: 400 }),
    targetLux: fc.constantFrom(100, 150, 300),
    priority,
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 9 }), fc.integer({ min: 4, max: 20 }), (those, hours) => {
      const switches = those.map((each, at) => ({ ...each, id: String(at) }));
      const plan = outagePlan(switches, { hours, battery: lead });
      if (!plan.ok) throw new Error(plan.code);
      const worth = (ids: readonly string[]) =>
        switches.filter(({ id }) => ids.includes(id)).reduce((sum, each) => sum + worthOf(each), 0);
      let best = 0;
      for (let choice = 0; choice < 2 ** switches.length; choice += 1) {
        const on = switches.filter((_, at) => (choice >> at) % 2 === 1);
        if (on.reduce((sum, { watts }) => sum + watts, 0) <= plan.value.wattBudget)
          best = Math.max(best, worth(on.map(({ id }) => id)));
      }
      expect(worth(plan.value.on)).toBeCloseTo(best, 9);
      expect(plan.value.watts).toBeLessThanOrEqual(plan.value.wattBudget);
    }),
    { numRuns: 60 },
  );
});
