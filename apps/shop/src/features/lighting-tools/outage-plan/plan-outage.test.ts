import { describe, expect, it } from "vitest";
import { type Battery, type OutageAnswer, type OutageLight, planOutage } from "./plan-outage.ts";

const lead: Battery = { volts: 12, ampHours: 200, chemistry: "lead", count: 1 };
const lithium: Battery = { volts: 12.8, ampHours: 200, chemistry: "lifepo4", count: 1 };

function light(id: string, change: Partial<OutageLight> = {}): OutageLight {
  return { id, room: id, name: id, pieces: 1, wattsEach: 60, priority: 3, mustStayOn: false, ...change };
}

function answerOf(lights: readonly OutageLight[], hours: number, battery = lead): OutageAnswer {
  const result = planOutage(lights, hours, battery);
  if (result.kind !== "plan") throw new Error(result.kind);
  return result.answer;
}
const ids = (lights: readonly OutageLight[]) => lights.map(({ id }) => id);
const to = (digits: number, value: number | null) => (value === null ? null : Number(value.toFixed(digits)));

describe("example 10", () => {
  it("a lead battery of 12 V and 200 Ah carries 60 W for 17 hours, 150 W for 6.8", () => {
    expect(to(1, answerOf([light("hall")], 4).hours)).toBe(17);
    expect(to(1, answerOf([light("hall", { wattsEach: 150 })], 4).hours)).toBe(6.8);
  });

  it("LiFePO₄ of 12.8 V and 200 Ah carries 150 W for 13.1 hours", () => {
    expect(to(1, answerOf([light("hall", { wattsEach: 150 })], 4, lithium).hours)).toBe(13.1);
  });

  it("240 W of LED ask for an inverter of 333 VA", () => {
    const answer = answerOf([light("hall", { wattsEach: 24, pieces: 10 })], 4);
    expect([answer.watts, to(0, answer.va), to(0, answer.inverterVa)]).toEqual([240, 267, 333]);
  });

  it("1,020 Wh through four hours are a budget of 255 W", () => {
    expect(answerOf([light("hall")], 4).wattBudget).toBe(255);
  });
});

describe("which lights stay on", () => {
  const home = [
    light("living", { wattsEach: 7, pieces: 9, priority: 4 }),
    light("bedroom", { wattsEach: 28, priority: 3 }),
    light("kitchen", { wattsEach: 12, pieces: 6, priority: 5 }),
    light("gate", { wattsEach: 50, priority: 2 }),
  ];

  it("those that are worth most within the battery, in the order they were given", () => {
    const answer = answerOf(home, 6);
    expect([ids(answer.on), ids(answer.off), answer.watts, answer.wattBudget]).toEqual([
      ["living", "bedroom", "kitchen"],
      ["gate"],
      163,
      170,
    ]);
  });

  it("those that must, before all others", () => {
    const answer = answerOf(
      home.map((each) => (each.id === "gate" ? { ...each, mustStayOn: true } : each)),
      8,
    );
    expect(ids(answer.on)).toContain("gate");
    expect(answer.watts).toBeLessThanOrEqual(127.5);
  });

  it("says what 100 Ah more would add", () => {
    const answer = answerOf(home, 6);
    expect([answer.wattsPer100Ah, ids(answer.addedBy100Ah)]).toEqual([85, ["gate"]]);
  });

  it("two batteries carry twice as much", () => {
    expect(answerOf(home, 6, { ...lead, count: 2 }).wattBudget).toBe(340);
  });

  it("the first light of a dark room counts for more than the second of a lit one", () => {
    const two = [
      light("big", { room: "Living room", lumensEach: 900, wattsEach: 10 }),
      light("small", { room: "Living room", lumensEach: 100, wattsEach: 10 }),
      light("hall", { room: "Hall", lumensEach: 100, wattsEach: 10 }),
    ];
    expect(ids(answerOf(two, 24, { ...lead, ampHours: 100 }).on)).toEqual(["big", "hall"]);
  });

  it("equal inputs give equal plans", () => {
    expect(planOutage(home, 6, lead)).toEqual(planOutage(home, 6, lead));
  });
});

describe("what cannot be planned", () => {
  it("must-haves that the battery does not carry, with how long it would", () => {
    const result = planOutage([light("ward", { wattsEach: 300, mustStayOn: true }), light("hall")], 12, lead);
    expect(result).toMatchObject({ kind: "needs-too-much", watts: 300, wattBudget: 85, hours: 3.4 });
  });

  it("a battery of nothing, or a switch of more than 1,000 W", () => {
    expect(planOutage([light("hall")], 4, { ...lead, ampHours: 0 })).toEqual({
      kind: "fault",
      code: "bad-battery",
    });
    expect(planOutage([light("hall", { wattsEach: 1_001 })], 4, lead)).toEqual({
      kind: "fault",
      code: "bad-watts",
    });
  });

  it("small bulbs load an inverter with twice their watts", () => {
    expect(answerOf([light("hall", { wattsEach: 4, pieces: 5 })], 4).va).toBe(40);
  });
});
